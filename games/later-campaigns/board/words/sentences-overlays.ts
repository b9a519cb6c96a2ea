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

/** What one sees of it, said while it is shown. */
export const overlayHints = {
  zones: 'Toothed line: whoever begins a move inside cannot march out of it.',
  command: 'Broken line: how far the leader of the chosen formation commands. Dots: who obeys whom.',
  sight: 'What the chosen stack sees. Point at a hex to learn what blocks the line.',
  supply: 'Roads that bring supply. Solid red: cut off.',
  threat: 'Where enemies in sight could be after their next move.',
  arcs: 'What your guns could fire at.',
  flanks: 'Solid red: your stacks that can be flanked now. Dashed green: theirs.',
  routes: 'Where orders in force lead, and when they get there.',
  couriers: 'Your orders on the road, and the turn they arrive in.',
  control: 'Dotted line: the ground of the French. Stars: points, in the colour of whoever has them.',
} as const;

/** Said in place of the hint where there is nothing to see. */
export const overlayNothing = {
  zones: 'No enemy in sight has a zone of control.',
  command: 'Nobody commands a formation on the map.',
  sight: 'Choose a stack, or point at a hex.',
  supply: 'No road brings supply.',
  threat: 'No enemy in sight can move.',
  arcs: 'You have no guns on the map.',
  flanks: 'No flank is open now.',
  routes: 'No order in force leads anywhere.',
  couriers: 'No couriers are riding.',
  control: 'The French control no ground.',
} as const;

export const overlayWords = {
  players: 'Only whoever plays a side can see this.',
  title: 'Show on the map',
  clear: 'Show nothing',
  close: 'Close the list',
  commands: '{leader} commands',
  arrives: '{body}, there at {clock}',
  courier: 'there in turn {turn}',
  cutOff: 'cut off',
  blocked: {
    far: 'too far to see',
    ground: 'higher ground',
    woods: 'woods',
    walls: 'houses and walls',
    troops: 'troops',
    crest: 'a crest',
  },
} as const;
