from legendarium.bots.taintedgrail.duels import Development, EncounterResult, play_encounter
