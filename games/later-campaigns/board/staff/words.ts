// What a staff writes, and what it says about it.
export const deskWords = {
  corps: 'Formations',
  corpsLosses: 'and their losses',
  choose: 'Press a formation to write to it.',
  leadersAlone:
    'You are not asked whether a leader acts without orders. “When to ask you” in the menu changes that.',
  chooseLocal: 'Press a formation whose leader shall act without orders. Most turns nobody does.',
  putAway: 'Put the sheet away',
  division: 'Or to one of its divisions alone',
  chooseDivision: 'Choose a division',
  moves: 'Moves by order, at the end of a turn.',
  leads: 'Commands several formations.',
  to: 'To {leader}, {body}',
  toBody: 'To {body}',
  decides: '{leader}, {body}, decides alone',
  enemy: 'You write for {body}',
  from: '{leader} writes',
  place: 'Headquarters of {leader}, {day} June, {clock}',
  kind: 'What shall they do?',
  after: 'And then?',
  where: 'Where? Press a ringed place on the map, or choose one here.',
  chooseTarget: 'Choose a place',
  lines: 'Crossroads, roads, streams and crests',
  refused: 'Why not these?',
  farther: 'Places farther away',
  block: 'Around {place}',
  by: 'By way of? Press a ringed place on the map, or choose one here.',
  chosenWay: 'By way of {places}.',
  askWay: 'The order is: {order}. By way of {place}?',
  askWayYes: 'By way of {place}',
  askWayNo: 'Keep the way',
  path: 'Along the way from',
  pathTo: 'From {place} to',
  under: 'Under whom?',
  nextDay: 'Not before tomorrow',
  await: 'Await orders there',
  forced: 'Forced march',
  hidden: 'Hide the march',
  seal: 'Seal this order',
  tearUp: 'Tear up',
  recall: 'Take back',
  sealed: 'Sealed',
  letters: '{written} of {most} letters of {leader} written',
  noLetters: 'Nothing written yet.',
  nowhere: 'You have nobody to write to now.',
} as const;

export const corpsWords = {
  losses: 'lost {lost}, limit {limit}',
  demoralized: 'demoralized: lost {lost} of {limit}',
  next: 'then {order}',
  transit: '{order} on the way, there in turn {turn}',
  waiting1T: '{order} will be obeyed next turn',
  waitingRoll: '{order} waits for a {needed} or more on 1 die: {chance} of 100 next turn',
  waitingMessage: 'A message says: {order}',
  waitingDawn: '{order} waits for first light',
  owes: '{count, one: # unit still owes a move, other: # units still owe a move}',
  owesContact: 'Somebody must stop beside the enemy',
  mustTouch: '{unit} must stop beside the enemy',
  leaderOwes: '{leader} still owes a move',
  rating: 'rated {rating}',
  units: '{count, one: # unit, other: # units}',
  unit: '{unit}, strength {strength}',
  disrupted: 'disrupted',
} as const;

/** What an order demands of a formation, turn after turn. */
export const demandWords = {
  attack:
    'Come nearer by a hex or more. Within 2 hexes of the enemy somebody must attack, and 1 unit more each turn.',
  probe: 'Come nearer and touch the enemy with 1 or 2 units, or bombard.',
  defend: 'The leader goes within 2 hexes of the place and stays there.',
  delay: 'Nobody moves farther from the place, nobody attacks.',
  march: 'Everybody marches on, by road if there is one. Enemies in the way stop it.',
  fallBack: 'Everybody moves away from the enemy. Nobody attacks.',
  generalRetreat: 'Everybody goes back to the line of supply. Nobody attacks.',
  assign: 'Takes orders from another commander.',
  reserve: 'The leader stays. Lost units can be rallied.',
} as const;

export const targetWords = {
  bare: '{order}',
  at: '{order} {place}',
  to: '{order} to {place}',
  here: '{order} where it stands',
  path: '{order} from {from} to {to}',
  edge: '{order} to the edge of the map',
  supply: '{order} to the line of supply',
  previous: '{order} that place',
  under: '{order} to {leader}',
  nextDay: '{order}, not before tomorrow',
} as const;

export const outlookWords = {
  point: '{distance} movement point',
  points: '{distance} movement points',
  faceToFace: '*{leader}* stands beside the sender and hears it *at once*.',
  atOnce: 'The courier rides *{points}* and is there *at once*.',
  later: 'The courier rides *{points}* and is there in *turn {turn}*, {clock}.',
  laterInSight:
    'The courier rides *{points}*, half of it counts in sight, and is there in *turn {turn}*, {clock}.',
  tooLate: 'The courier rides *{points}* and comes too late: the battle is over before.',
  obeys:
    'Obeyed *at once in {atOnce} of 100*, a turn late in {nextTurn}, in doubt in {inDoubt}, set aside in {setAside}.',
  doubt:
    'In doubt it waits for a 4 to 6 on 1 die. It is obeyed within 2 turns in {two} of 100, within 4 in {four}.',
  column: '{sum} = *column {column}*',
  sender: '{leader} (rated {rating})',
  recipient: '+ {leader} (rated {rating})',
  plus: '+ {reason} {by}',
  minus: '− {reason} {by}',
  march: '{points}: {turns, one: # turn, other: # turns} of marching. There at {clock} if obeyed at once.',
  marchBarred: 'Enemies bar the way at *{hex}*: as they stand now, the March stops there.',
  marchLong: '{points}: {turns, one: # turn, other: # turns} of marching, longer than the battle lasts.',
  local: 'Left alone the leader acts in *{acts} of 100*, does nothing in {nothing}, misreads it in {bad}.',
  misread: 'After a misreading the enemy writes the order.',
  hq: 'A headquarters always obeys.',
  message: 'It is a message: whoever commands {body} follows it or does not. No dice are rolled.',
  own: 'Your own order is in force at once.',
  ownChange:
    'Your own order is in force at once. To change an order at will counts as a failure: the formation first goes back 3 hexes.',
} as const;

export const barWords = {
  atOnce: 'at once',
  nextTurn: 'a turn late',
  inDoubt: 'in doubt',
  setAside: 'set aside',
  acts: 'acts',
  nothing: 'nothing',
  bad: 'misreads',
} as const;

export const shiftWords = {
  recipientOnReserve: 'Reserve',
  attackOrProbe: 'Attack',
  faceToFace: 'face to face',
  divisionalOrderOrCavalryCorps: 'small or mounted',
  generalRetreat: 'General Retreat',
  commandConfusion: 'confusion',
  directCommandAftermath: 'direct command',
} as const;
