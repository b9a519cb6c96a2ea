// The map editor.
export const mapNouns = { noun: 'map', one: 'a map' } as const;

export const mapWords = {
  title: 'Maps',
  say: 'Draw a battlefield, keep it here, fight on it, and send it to a friend as text.',
  firstName: 'My map',
  plain: 'An open plain',
  field: 'The map that is being drawn',
  paint: 'Paint',
  paintSay: 'Press or drag over the field. A long press, or Shift and Enter, takes up what lies there.',
  terrain: 'Terrain',
  hold: 'Landmark, hold',
  majority: 'Landmark, majority',
  mirror: 'Both halves alike',
  mirrorSay: 'What you paint appears turned round on the other half as well.',
  zones: 'Zones',
  zoneOf: 'Zone of the {side}',
  zone: '{count} hexes',
  mayBeFought: 'Can it be fought on?',
  ready: 'It can be fought on.',
  closed: 'Hexes nobody can enter, at most {most}',
  joined: 'All open ground hangs together',
  usable: 'Open hexes in the {side} zone, at least {least}',
  landmarkCount: 'Landmarks on open ground, at most {most}',
  yes: 'yes',
  no: 'no',
  tooMany: 'There are {most} Landmarks already (NAP-SCN.6). Take one away first.',
  fight: 'Fight on this map',
  notYet: 'It cannot be fought on yet. Mend what is listed first.',
  speak: '{hex}, {terrain}',
  speakZone: '{hex}, {terrain}, zone of the {side}',
  speakLandmark: '{hex}, {terrain}, {landmark}',
} as const;

/** What is wrong with a map as it was written. */
export const mapTextFaults = {
  noZone: '“{word}” is no zone. The zones are {zones}.',
  noHex: '“{word}” is no hex. Hexes are written like F5.',
  noScore: 'The Landmark on {hex} needs the word “hold” or “majority”.',
  rowTwice: 'Row {row} is there twice. Keep one of them.',
  rowMissing: 'Row {row} is missing. A map has 9 rows, numbered 1 to 9.',
  noRow: '“{line}” is no row. A row begins with its number: “1  . . . F . . .”.',
  manyLandmarks: 'There is a Landmark too many. At most {most} are allowed (NAP-SCN.6).',
  byRule: '{fact} ({rule})',
} as const;
