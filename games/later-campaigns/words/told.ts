/** What the machine means to do with its orders, one sentence for each aim. */
export const told = {
  attack: 'Attack {place} with {bodies}.',
  marchAndAttack: 'March to {place} and attack it with {bodies}.',
  defend: 'Hold {place} with {bodies}.',
  march: 'Send {bodies} to {place}.',
  fallBack: 'Pull {bodies} back towards supply.',
  reserve: 'Rest {bodies} in reserve.',
  join: 'Call {bodies} back to the corps.',
  generalRetreat: 'The army breaks off: General Retreat.',
  /** What it is for. */
  scores: '{place} scores {points} VP.',
  /** Against whom it is, where somebody is posted for those of the schedule. */
  threatened: 'Enemy reinforcements may reach {place} at {clock}.',
  /** Who is asked to do it without an order. */
  local: 'The leaders decide this alone. It happens only if their die allows it.',
  sent: '{leader} sends {count, one: # order, other: # orders}.',
  nothing: 'No new orders: everybody goes on as ordered.',
} as const;
