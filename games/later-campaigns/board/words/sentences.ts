// Sentences of the map, the tray and the text panel.
export const onTheMap = {
  map: 'The map of {battle}',
  legend: 'Show on the map',
  minimap: '{battle} in small: press where to look',
  gunsAt: 'The guns at {hex}',
  chosen: '{who} chosen: {count, one: # hex, other: # hexes} to press.',
  points: 'victory points',
  cost: '{cost} of {of} movement',
  marchesUnseen: '{body} marches here unseen',
  nothing: 'Nothing to decide.',
  waiting: 'Waiting for the {side}.',
  spectator: 'Spectator',
  turn: 'Turn {turn} of {turns}, {clock}',
  hexEmpty: '{hex}, {terrain}, level {level}',
  hexStack: '{hex}, {terrain}, level {level}. {stack}',
  stack: '{side}: {pieces}',
  unseen: '{side}: troops that cannot be made out',
  unit: '{name}, {arm}, strength {strength}, movement {mp}, morale {morale}',
  disrupted: '{unit}, disrupted',
  inLine: '{unit}, in line over 2 hexes with strength {strength} in all',
  leader: '{name}, leader, rating {rating}',
} as const;

export const terrainNames = {
  clear: 'open ground',
  town: 'town',
  chateau: 'walled farm',
  woods: 'woods',
  impassable: 'impassable',
} as const;

export const armNames = { inf: 'infantry', cav: 'cavalry', art: 'artillery' } as const;

export const panels = {
  situation: 'Situation',
  army: 'Units of the {side}',
  score: 'French {french} VP. Allies {allied} VP.',
  choices: 'What you may do',
} as const;
