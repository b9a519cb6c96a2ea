/** Words of saved games and game files. */
export const enSaved = {
  'saved.here': 'On this device',
  'saved.far': 'Far apart',
  'saved.farSay': 'Play against people elsewhere, through the server this page came from.',
  'saved.look': 'Look for a game',
  'saved.report': 'Report',
  'saved.replayLabel': 'Replay {name}',
  'saved.exportLabel': 'Export {name} as a file',
  'saved.onlineLabel': 'Go on by link: {name}',
  'saved.deleteLabel': 'Delete {name}',
  'saved.sure': 'Delete this game for good?',
  'saved.delete': 'Delete it',
  'saved.keep': 'Keep it',
  'saved.damaged': 'A game that cannot be read',
  'saved.damagedSay': 'What is stored of it is damaged. If you have a file of this game, import that.',
  'saved.deleteDamaged': 'Delete the game that cannot be read',
  'saved.newer': 'A game a newer version of this page has written',
  'saved.newerSay':
    'It is sound, and nothing is lost. Load the page again to get the version that can show it.',
  'saved.lacks':
    'Played by edition {number} of its rules, which this copy does not have. Nothing is lost: load the page again, or open it where it was played.',
  'saved.loadAgain': 'Load the page again',
  'saved.actions': '{count, one: # action, other: # actions}',
  'file.title': 'Game files',
  'file.say':
    'Drop a .grognard file here, or choose one. Every action in it is played again and checked before anything is stored.',
  'file.import': 'Import a game',
  'file.check': 'Check a file',
  'file.reading': 'Reading {name} …',
  'file.wrong': '{name} was not imported',
  'file.failed': '{name} is not sound',
  'file.sound':
    '{name} is sound: {entries, one: # action, other: # actions}, all by the rules, nothing changed since',
  'file.dice.proven':
    'Every die follows from one secret that was fixed before the first roll. A file cannot show who chose that secret.',
  'file.dice.resumed':
    'Every die follows from one of {sources, one: # secret, other: # secrets}, each fixed before its rolls. Whoever resumed the game could choose when a new one began.',
  'file.edition': 'Played by edition {number} of its rules, of {day}.',
  'file.editionOpen': 'Played by edition {number} of its rules, before its release.',
  'file.editionFrom': 'From action {from} on played by edition {number}, of {day}.',
  'file.editionOpenFrom': 'From action {from} on played by edition {number}, before its release.',
  'file.fromPosition': 'It began from a position somebody set up.',
  'file.dice.sealed': 'The game is not over, so the secret behind its dice is still sealed.',
  'file.dice.unproven': 'Its dice cannot be proven: the file does not hold the secret they came from.',
  'file.dice.shared':
    'Every roll follows from a secret fixed before the first roll, and from parts the sides added later. Whoever added a part knows that nobody chose the dice.',
  'file.mail': '{name} is one turn of a game by file',
  'file.mailSay': 'It is sealed: only the browser it was written for can read it. Import it there.',
  'file.elsewhere': '{name} can be neither confirmed nor refuted here',
  'file.elsewhereEdition':
    'It was played by edition {number} of the rules of {title}, which this copy does not have.',
  'file.elsewhereSay': 'Check it where it was played, or load this page again to get the newest Grognard.',
  'file.viewing': '{name} is sound: one moment of a running game, as one side saw it',
  'file.viewingSay':
    'Imported, it is a sandbox: what that side did not know is filled in with something possible.',
  'file.tooLarge': '{name} is larger than any game file can be.',
  'file.advice.truncated':
    'The end of the file is missing. Copy or download it again from where it was made.',
  'file.advice.notAGame':
    'This is not a game file of ours. They end in .grognard and begin with a line that says so.',
  'file.advice.newer':
    'It comes from another version of this program. Update this page, or export it again with the same version.',
  'file.advice.elsewhere':
    'Open it where it was played, or with the newest Grognard: load this page again, then try once more. Nothing was stored.',
  'file.advice.tampered':
    'The file was changed after it was written. Ask for the original; nothing was stored from this one.',
  'file.advice.otherRules':
    'Rules or a deck list have changed since it was played, or the file was changed after it was written. Nothing was stored. The version that wrote it can still show it.',
  'file.advice.other':
    'Nothing was stored. Ask for the file again, or check it with “Check a file” where it was made.',
} as const;
