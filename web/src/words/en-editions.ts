/** Words of rules that are mended while battles go on. */
export const enEditions = {
  'mended.begun':
    'Begun by the rules of {day}; {count, one: # rule has been mended since, other: # rules have been mended since}',
  'mended.begunOlder':
    'Begun by older rules; {count, one: # rule has been mended since, other: # rules have been mended since}',
  'mended.played':
    'Played by the rules of {day}; {count, one: # rule has been mended since, other: # rules have been mended since}',
  'mended.playedOlder':
    'Played by older rules; {count, one: # rule has been mended since, other: # rules have been mended since}',
  'mended.title': 'Mended rules',
  'mended.stays':
    'This battle goes on by the rules it began with, to its end. Newer battles are played by these:',
  'mended.stayed': 'This battle was played by the rules it began with. Newer battles are played by these:',
  'mended.differs':
    'Played again by the newer rules, this battle would come out differently from action {n} on.',
  'mended.look': 'Look at that moment',
  'mended.take': 'Go on by the newer rules',
  'mended.ask': 'Everybody who plays has to agree: ask them under “Around the table”.',
  'mended.sure':
    'What was played stays as it was. From here on the newer rules count, and nobody can take back what came before.',
  'mended.sureAll': 'Everybody who plays at this screen agrees.',
  'mended.yes': 'Take the newer rules',
  'mended.no': 'Stay with the older ones',
  'mended.inTheWay': 'It cannot go on by the newer rules now',
  'mended.seam': 'From here on by the rules of {day}.',
  'mended.seamNewer': 'From here on by newer rules.',
} as const;
