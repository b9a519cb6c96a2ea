// The legend of what can be laid over the map.
export const overlayNames = {
  zones: 'Enemy zones of control',
  command: 'Command and its range',
  sight: 'Line of sight',
  supply: 'Supply and its roads',
  threat: 'What the enemy could reach',
  arcs: 'Field of fire',
  flanks: 'Open flanks',
  routes: 'Orders and routes',
  couriers: 'Couriers',
  control: 'Control and victory',
} as const;

export const overlayWords = {
  title: 'Show on the map',
  commands: '{leader} commands',
  arrives: '{body}, there at {clock}',
  courier: 'there in turn {turn}',
  cutOff: 'cut off',
  points: '{points} VP',
  blocked: {
    far: 'too far to see',
    ground: 'higher ground',
    woods: 'woods',
    walls: 'houses and walls',
    troops: 'troops',
    crest: 'a crest',
  },
} as const;
