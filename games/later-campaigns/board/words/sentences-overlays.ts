// The legend of what can be laid over the map.
export const overlayNames = {
  zones: 'Enemy zones of control',
  command: 'Command range',
  sight: 'Line of sight',
  supply: 'Supply',
  threat: 'What the enemy could reach',
  arcs: 'Field of fire',
  flanks: 'Open flanks',
  routes: 'Routes of march',
  couriers: 'Couriers',
  control: 'Control and victory',
} as const;

export const overlayWords = {
  title: 'Show on the map',
  open: 'Legend',
  commands: '{leader} commands',
  arrives: 'in {turns, one: # turn, other: # turns}',
  courier: 'there in turn {turn}',
  cutOff: 'cut off',
  points: '{points} VP',
  blocked: {
    ground: 'higher ground',
    woods: 'woods',
    walls: 'houses and walls',
    troops: 'troops',
    crest: 'a crest',
  },
} as const;
