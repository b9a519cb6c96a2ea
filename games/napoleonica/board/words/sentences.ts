// Sentences of the board, the tray and the text panel.
export const onTheField = {
  field: 'The field of battle',
  nothing: 'Nothing to decide.',
  waiting: 'Waiting for {player}.',
  between: 'Between battles',
  round: 'Round {round} of {of}',
  settingUp: 'Setting up',
  spectator: 'Spectator',
  someUnit: 'a unit',
  hexEmpty: '{hex}, {terrain}',
  hexUnit: '{hex}, {terrain}, {unit}',
  unit: '{owner} {name}, {branch}, {models} of {size} models',
  fatigue: '{unit}, Fatigue {fatigue} of {stamina}',
  ordersOn: '{unit}, Orders {orders}',
  placed: '{unit} lifted: {count, one: # hex, other: # hexes} to place it on.',
  cardRaised: '{card} raised. Press it again to use it.',
  lifted: '{count, one: # Order, other: # Orders} lifted: {colours}.',
} as const;

/** Why something that was pressed answers nothing. */
export const silences = {
  card: '{name} cannot be played now. You are asked: {question}',
  enemy:
    'This unit is not yours. Press one of your own units first; once it is active, press this one to attack it.',
  hex: 'No unit is active. Press one of your own units first, then the hex it moves to.',
  noPart: '{name} has nothing to do with this. You are asked: {question}',
} as const;

export const inTheTray = {
  orders: 'Your Orders',
  ordersNone: 'No Orders in hand',
  pouch: '{count} in the pouch',
  pouchLeft: 'In your pouch',
  enemyUnseen: 'Its unseen Orders',
  enemy: 'Enemy: {orders} in hand, {pouch} in the pouch, {cards, one: # card, other: # cards}',
  hand: 'Your Maneuver cards',
  tablet: 'Lost models on their way back',
  tabletLines: {
    line3: 'guns, leaders',
    line2: 'horse',
    line1: 'foot',
    deployment: 'joins a unit next',
  },
  reserve: 'Still to be placed',
  placedNext: 'Next: {unit}',
  corruption: 'Corruption {count}',
  corruptionSign: 'Corruption',
  escalation: 'Escalation {at} of {of}',
  ordersEach: 'Orders for each player this round',
  cardsAtEnd: 'cards for each player at the end of the round',
  attackType: 'Attack, {kinds}',
  reactionType: 'Reaction, {kinds}',
  anyKind: 'any kind',
  actionType: 'Action',
  decoyType: 'Bluff',
  decoyText: 'No effect. Returns to your hand.',
  reveal: 'Reinforcement cards',
  giveBack: 'Choose {count, one: # card, other: # cards} to give back',
} as const;

export const halfChosen = {
  pays: '{order} pays. Now press each Order you want drawn anew.',
  moreCards: '{count, one: # more card, other: # more cards} to put back into your deck.',
} as const;

export const panels = {
  situation: 'Situation',
  units: 'Units of {player}',
  ground: 'Ground',
  terrain: '{terrain}: {hexes}.',
  landmarks: 'Landmarks: {hexes}.',
  desk: 'Your desk',
  score: '{a}: {aVp} VP. {b}: {bVp} VP.',
  reserve: '{unit}, in reserve',
  card: '{name}, leadership {leadership}. {text}',
} as const;
