/** Why an army, a map or a battle of one's own cannot be taken to the field. */
export const armyRefusals = {
  foreignUnit: 'This faction has no {unit}. Choose a unit of its own.',
  foreignDetachment: 'This faction has no {detachment}. Choose a detachment of its own.',
  tooDear: 'The army costs {points} DP and {limit} are allowed. Leave something at home.',
  tooManyStars:
    'The army has {stars} unique units, and at {points} DP it may have {allowed}. Take fewer, or a larger army.',
  twice: 'There is only one {unit}. Take one at most.',
  noCommander: 'The army has no Commander. Add one.',
  wrongArm: '{detachment} does not go with {unit}. Give it to a unit of its own arm.',
  tooManyCopies:
    'There are {copies} of the detachment {detachment}, and the army uses {count}. Take some of them off.',
} as const;

export const mapRefusals = {
  rowCount: 'A map has 9 rows, this one has {count}. Give 9.',
  rowLength: 'Row {row} has {count} hexes and needs {length}. Odd rows have 11, even rows 10.',
  unknownTerrain: 'There is no terrain “{letter}” in row {row}. The letters are {letters}.',
  tooClosed: '{count} hexes cannot be entered, and {most} are allowed. Open some of them.',
  cutOff: '{hex} cannot be reached from the rest of the field. Join all open ground.',
  zoneTooSmall: 'The {side} zone has {count} open hexes and needs {least}. Clear some of it.',
  landmarkClosed: 'Nobody can stand on {hex}. Put the Landmark on open ground.',
  tooManyLandmarks: 'There are {count} Landmarks, and {most} are allowed. Take some of them away.',
  landmarkTwice: '{hex} has two Landmarks. Move one of them.',
} as const;
