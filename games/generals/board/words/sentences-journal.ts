/** What units do and what becomes of them. `units` is '3 Infantry'. */
export const fates = {
  moved: '{side}: {units} {from} → *{to}*.',
  byRoad: '{side}: {units} {from} → *{to}* by road.',
  stopped: '{side}: {units} {count, one: is, other: are} stopped on the way {from} → {to}.',
  retreated: '{side}: {units} {count, one: retreats, other: retreat} {from} → *{to}*.',
  withdrew: '{side}: {units} {count, one: withdraws, other: withdraw} to *{to}*.',
  advanced: '{side}: {units} {count, one: moves, other: move} in, {from} → *{to}*.',
  returned: '{side}: {units} {count, one: goes, other: go} back to *{to}*.',
  sheltered: '{side}: {units} {count, one: takes, other: take} cover in the building in *{sector}*.',
  leftBuilding: '{side}: {units} {count, one: leaves, other: leave} the building in *{sector}*.',
  rallied: '{side} *rallies* {units} in {at}.',
  disbanded: '{side} disbands {units}.',
  spent: '{side}: {units} {count, one: is, other: are} spent.',
  routed: '{side}: {units} *routed* in {at}.',
  removed: '{side} loses {units} in {at}: routed and hit again.',
  captured: '{side}: {units} *captured*.',
  destroyed: '{side}: {units} *destroyed*.',
  fled: '{side}: {units} {count, one: flees, other: flee} from {from}.',
  reserve: 'reserve',
} as const;

/** GEN-21.1: what each side has set in motion. */
export const reveals = {
  nobody: 'Nobody moves on either side.',
  stays: '*{side}* sends nobody.',
  goes: '*{side}*: {attacks}.',
  attack: '{units} {count, one: attacks, other: attack} {from} → {to}',
} as const;

/** The course of the battle. */
export const battle = {
  began: '*{name}*: both armies are on the field.',
  beganApart: '*{name}*: both sides place their armies, unseen by each other.',
  deployed: 'Both armies are in place.',
  orderDice: 'Order dice: White may write *{white}* orders, Black *{black}*.',
  couriersAll: '*{side}*: every courier arrives.',
  couriersLost: '*{side}*: {lost} of {count} couriers {lost, one: does, other: do} not arrive.',
  vacated: '{side} has left *{sector}* before the attack came.',
  scored: '*{side}* *{points} VP* for {source}: {total} in all.',
  scoredAt: '*{side}* *{points} VP* for {source} in {sector}: {total} in all.',
  tied: 'Both sides control {sectors} sectors: nobody scores.',
  roundScored: 'After round {round}: White *{white} VP*, Black *{black} VP*.',
  resigned: '*{side}* resigns.',
  sheet: '*{side}* had written: {orders}.',
  over: 'The battle is over',
  phase: '{phase}, round {round}',
} as const;

/** What points were won for; GEN-19.2, 19.3: with army morale the same is lost by the other side. */
export const sources = {
  prisoners: 'prisoners',
  objective: 'holding an objective',
  majority: 'holding more sectors',
} as const;
const losses = {
  prisoners: 'units captured',
  objective: 'an objective the enemy holds',
  majority: 'holding fewer sectors',
} as const;
export const pointsFor = (source: keyof typeof sources, points: number): string =>
  (points < 0 ? losses : sources)[source];

/** Fights. */
export const fights = {
  assault: 'Attack on *{sector}* ({front}).',
  headOn: 'Both sides attack each other at *{front}*.',
  meeting: 'Both sides enter *{sector}* and fight for it.',
  building: 'Attack on the building in *{sector}*.',
  rerolls: '{side} attacks {sector} from several sides: *{count, one: # re-roll, other: # re-rolls}*.',
  square: '{unit} *forms square*.',
  noSquare: '{unit} *fails to form square*.',
  charge: '{unit} *countercharges*.',
  noCharge: '{unit} *fails to countercharge*.',
  linedUp: 'The lines stand: {lines}.',
  line: '{front} White {white} against Black {black}',
  closed: 'The fight at {front} is over.',
  dice: '{step} at {front}: White rolls {white}, Black {black}.',
  noDice: 'no dice',
  rerollsLost:
    '{side} no longer attacks {sector} from as many sides and loses *{count, one: # re-roll, other: # re-rolls}*.',
  rerolled: '{side} re-rolls {whose} {from} at {front}: *{to}*.',
  ownDie: 'its own',
  otherDie: '{side}’s',
  attack: '{step} at {front}, {unit} against {target}: {verdict}.',
  shot: '{step}, {unit} against {target}: {verdict}.',
  fired: '{unit} fires at *{sector}*, range {range}.',
  firedAtBuilding: '{unit} fires at *the building in {sector}*, range {range}.',
  buildingFalls: '{unit} fires at the building in {sector}: *destroyed*.',
  buildingStands: '{unit} fires at the building in {sector}: *{hits} of 2 hits*.',
  tokenLies: '{side}’s artillery token is in *{sector}*.',
  tokenLeaves: '{side}’s artillery token leaves *{sector}*.',
  fails: 'fails',
  noHit: 'no hit',
} as const;

export const steps = {
  ranged: 'Fire',
  melee: 'Melee',
  bombard: 'Bombardment',
  reaction: 'Reaction',
} as const;
