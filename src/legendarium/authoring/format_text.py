"""The sections of docs/campaign-format.md that are not generated from the schema."""

from __future__ import annotations

FILES = """\
# Campaign format, version 1

A campaign is a folder of text files. Records are TOML, the story uses a small line-based format,
and every text that a player reads is in separate files of strings. Nothing in a campaign is run as
code.

This page is generated from the schema that the program uses: `legendarium campaign format` prints
it. [Writing a campaign](writing-a-campaign.md) explains a whole small campaign instead.
`legendarium campaign new FOLDER` creates a campaign, `legendarium campaign check FOLDER` lists its
problems, with file, line and a hint, and `legendarium campaign schema FOLDER` writes schemas for
[an editor](writing-a-campaign.md#an-editor-that-knows-the-fields).

```
FILE_LIST
```

File names consist of small letters, digits and hyphens. Files with other names are ignored with a
warning; `.md` files beside `campaign.toml` are yours to use. All files are UTF-8.

An id consists of small letters, digits and hyphens, and is unique within its kind. Locations,
sections, verses, pages, secrets, skills and cards have numbers instead.
"""

HALVES = """\
`left` and `right` have as many entries as the setting `key_rows`, top row first. The last row is
free on both sides; magic rows are directly above it and nowhere else.

- A left half is `-` (none), or bonuses joined by `, `: `marker`, `marker 2`, `card`, `extra`,
  `torn`, `affinity 1`, `affinity -1`, `symbol`; `magic` or `magic: marker 2`; `free` or
  `free: marker`.
- A right half is `-`, an attribute and its level (`courage 1`), `magic`, or `free`. An attribute
  and a free half may end with a multiplier or a cancel: `courage 1 x2`, `free cancel`.
- Combat cards use `marker`, diplomacy cards `affinity` and `symbol`.
- Combat cards are numbered 01-39, diplomacy cards 51-89. A card with `copies = 0` is a development
  card; one copy of it exists unless `development` says otherwise.
"""

ABILITIES = """\
When an ability can be used (`on`):

| on | when |
| --- | --- |
| `action` | adds an action of the day, with its cost and effect; its owner pays, others may join |
| `morning`, `evening` | at the start of the day, after equipment; at rest; for everybody there |
| `travel`, `explore` | after paying for the action |
| `encounter` | at the start of an encounter |
| `activation` | at the start of the owner's activation |
| `any` | any time in the owner's activation |
| `attack` | during the attack or reaction of the other side |
| `victory`, `flight` | after winning; after fleeing |
| `always` | a permanent bonus, see `bonus` |

An ability with a cost may be declined; one without a cost only if `optional` is true.
"""

LOG = """\
## The log

```
intro
  when status("ferry-debt", 2) goto 5
  goto 1

verse 1
  effect gain 1 terror for each
  choice rope
    needs  res(wealth) >= 1 or status("ferry-debt", 1)
    cost   pay 1 wealth
    effect gain secret 14; tick "ferry-debt" 2
    goto   4
  choice leave
    end

verse 4
  when roll(6) >= 5 goto 6        # redirections come first
  effect gain 1 food
  end

dream
  effect lose 1 terror for me
nightmare
  effect gain 1 terror for me
arrival                           # the instant rule of the location
  when status("toll-paid", 1) end
  effect encounter blue
```

A passage is an `intro`, a `verse N`, a `dream`, a `nightmare` or an `arrival`; in `sealed/*.log` it
is a `page N`. Its parts follow in this order, indented by two spaces:

1. `when CONDITION EXIT`: redirections, checked in order before anything else;
2. `effect SCRIPT`, any number of lines;
3. `choice ID` blocks, or one exit.

Under a choice, indented by four spaces: `needs CONDITION`, `cost SCRIPT`, `effect SCRIPT`, and its
exit. An exit is `goto N` (a verse of the same section), `goto 107.4`, `sealed 12` or `end`.
Introductions, verses and pages must have choices or an exit; dreams, nightmares and arrivals end
without one.
`#` begins a comment. A condition names a choice by section, passage and id: `107.3.rope`,
`107.intro.rope`, `page.12.rope`, `event.empty-barges.share`.
"""

EXPRESSIONS = """\
## Conditions and scripts

```
condition := or ; or := and ("or" and)* ; and := unary ("and" unary)*
unary     := "not" unary | "(" condition ")" | test
test      := value op value | call ; op := "==" | "!=" | "<" | "<=" | ">" | ">="
value     := integer | name | call
call      := ["me."] name "(" [arg ("," arg)*] ")" ; arg := integer | "text" | word
effect    := verb [args] ["for" who] ["if" condition] ; who := me | each | any | party | all
script    := effect (";" effect)*
```

The language has no loops and no variables; parsing and resolving any text ends. Ids are in quotes,
words of the rules are not.

A name without `me.` refers to the whole party: the best member counts, for tracks the highest.
With `me.` it refers to the acting character.

`for` names the target of an effect: `party` (the default in the story: once, for one member whom
the party chooses), `each` (every member), `any` (one chosen member), `me` (the acting or chosen
character), `all` (every character in the game). N is a number, or a name with a number as its
value: `pay players magic`. `pay` must be covered in full, `lose` takes what is there. In the cost
of a choice, `pay 1 energy for each` is a toll on every member.
"""

STRINGS = """\
## Strings

```
# log.107.4
The rope is older than the ferry.

Second paragraph.

# log.107.1.rope
Trade your lamp oil for the ferry rope
```

A line `# key` begins a string, which lasts until the next key. You can divide the strings between
files as you like. Every language of the campaign needs all of these:

| keys | text |
| --- | --- |
| `campaign.name`, `campaign.note` | the campaign, and a note on its content |
| `word.menhir`, `word.wyrdness`, `word.guardian`, `word.mercy`, `word.journal`, `word.verse`, \
`word.book-of-secrets` | what the campaign calls these things |
| `character.ID.name`, `.about`, `.action`, `.flaw` | a character |
| `card.NUMBER` | the name of a card |
| `location.N.name`, `.about`, `.menhir`, `.instant` | a location; its menhir; its instant rule |
| `location.N.action.ID` | a local action |
| `log.N.intro`, `log.N.VERSE`, `log.N.dream`, `log.N.nightmare`, `log.N.arrival` | passages |
| `log.N.VERSE.CHOICE`, `log.N.intro.CHOICE`, `page.N.CHOICE` | the label of a choice |
| `page.N` | a sealed page |
| `event.ID.title`, `event.ID.text`, `event.ID.CHOICE` | an event and its choices |
| `quest.ID`, `quest.ID.hint` | a quest |
| `encounter.ID`, `encounter.ID.flavour` | an encounter |
| `skill.N.a`, `skill.N.b` | the two sides of a skill |
| `item.ID`, `item.ID.flavour` (may be left out) | an item |
| `secret.N`, `secret.N.text` | a secret |
| `status.ID`, `task.ID`, `dial.ID` | a status, a task, a dial |
| `ending.ID`, `ending.ID.text` | how a chapter ends |
| `chapter.N` (may be left out) | the name of a chapter |

The program describes what a card does in the reader's language; strings contain only names and
story texts.
"""

CHECKS = """\
## Problems

`legendarium campaign check` lists every problem with its kind. A campaign with errors cannot be
played; warnings do not prevent that. With `--json` the problems are printed as JSON; with
`--previous FOLDER` the campaign is compared with its previous version.
"""
