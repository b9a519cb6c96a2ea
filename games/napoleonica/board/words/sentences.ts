// Sentences of the board, the tray and the text panel.
export const onTheField = {
  field: 'The field of battle',
  nothing: 'Nothing to decide.',
  waiting: 'Waiting for {player}.',
  between: 'Between battles',
  round: 'Round {round} of {of}',
  settingUp: 'Setting up',
  spectator: 'Spectator',
  hexEmpty: '{hex}, {terrain}',
  hexUnit: '{hex}, {terrain}, {unit}',
  unit: '{owner} {name}, {branch}, {models} of {size} models',
  fatigue: '{unit}, Fatigue {fatigue} of {stamina}',
  ordersOn: '{unit}, Orders {orders}',
  placed: '{unit} lifted: {count, one: # hex, other: # hexes} to place it on.',
  cardRaised: '{card} raised. Press it again to use it.',
  lifted: '{count, one: # Order, other: # Orders} lifted: {colours}.',
} as const;

export const inTheTray = {
  orders: 'Your Orders',
  ordersNone: 'No Orders left',
  pouch: '{count} in the pouch',
  pouchLeft: 'In your pouch',
  enemyUnseen: 'Of these, unseen',
  enemy:
    'Enemy: {orders} in hand, {pouch} in the pouch, {cards, one: # card, other: # cards}',
  hand: 'Your Maneuver cards',
  tablet: 'Reinforcements',
  tabletLines: {
    line3: 'guns, leaders',
    line2: 'horse',
    line1: 'foot',
    deployment: 'joins a unit next',
  },
  reserve: 'Still to be placed',
  corruption: 'Corruption {count}',
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

export const panels = {
  situation: 'Situation',
  units: 'Units of {player}',
  desk: 'Your desk',
  score: '{a}: {aVp} VP. {b}: {bVp} VP.',
  reserve: 'in reserve',
  card: '{name}, leadership {leadership}. {text}',
} as const;
