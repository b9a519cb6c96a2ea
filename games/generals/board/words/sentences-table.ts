/** Where the battle stands. */
export const moments = {
  round: 'Round {round} of 10',
  chapter: 'Round {round}',
  inCombat: '{moment}: {stage}',
  spectator: 'Spectator',
} as const;

/** GEN-12, by its steps. */
export const combatStages = {
  react: 'react',
  lineUp: 'line up',
  fire: 'fire',
  lineUpAgain: 'line up again',
  melee: 'melee',
} as const;

export const waits = {
  nothing: 'Nothing to decide for the moment.',
  other: 'Waiting for {side}.',
  both: 'Waiting for White and Black.',
  ready: 'You are ready. Waiting for {side}.',
} as const;

/** What is said aloud about what is chosen. */
export const announcements = {
  order: '{unit} in {sector} chosen: {count, one: # sector, other: # sectors} to go to.',
  ride: '{route} written: {count, one: # sector, other: # sectors} to ride on to.',
  unit: '{unit} in {sector} chosen.',
  place: '{arm} chosen: {count, one: # sector, other: # sectors} to place it in.',
  written: '{count, one: # order written, other: # orders written}.',
} as const;

/** A beat of what happens, for the prompt. */
export const beatWords = {
  revealed: 'Both sides show what they do.',
  moves: 'Units move.',
  lines: 'The lines face each other.',
  reactions: 'Units react to the attack.',
  fire: 'Fire: {hits, one: # hit, other: # hits}.',
  melee: 'Melee: {hits, one: # hit, other: # hits}.',
  bombard: 'Bombardment: {hits, one: # hit, other: # hits}.',
  rolled: 'The dice are rolled.',
  rerolled: '{side} re-rolls a {from}: {to}.',
  building: 'The guns fire at the building.',
} as const;

/** The board in sentences. */
export const described = {
  standingTitle: 'Standing',
  standing: 'Round {round} of 10, {phase}; {pool} VP in the pool.',
  side: '{side}: {points} VP; routed {infantry}, {cavalry}; prisoners {prisoners}; {desk}.',
  sectors: 'Sectors',
  state: '{count} × {what}',
  forest: 'forest',
  hill: 'hill',
  river: 'river',
  building: 'building',
  orders: 'Your orders',
  written: 'Written: {orders}.',
  combat: 'Combat, step {step} of 9',
  front: 'At {front}: White {white}, Black {black}.',
  frontWithDice: 'At {front}: White {white}, Black {black}; dice {dice}.',
  die: '{side} {number}',
} as const;

export const deskStates = {
  deciding: 'deciding',
  locked: 'ready',
  idle: 'waiting',
} as const;

/** Why something that was pressed answers nothing. */
export const silences = {
  routed: 'This {arm} is routed. It can act again after you rally it.',
  sector: 'No unit is chosen. Press one of your units first, then {sector}.',
  enemy: '{side}’s {arm}. Press one of your own units first, then {sector} to send it there.',
  noOrder: 'You have written no order this round for {arm} in {sector}.',
  onlyGuns: 'Only Artillery bombards. Press a battery that has an order.',
  noShot: 'No battery can fire there now. What your guns can hit is lit.',
  send: 'Press a unit that has an order, or its arrow, to send it.',
  noFight: 'Nobody attacks {sector}, so this {arm} takes no position.',
  onePlace: 'This {arm} has only one place to stand.',
  enemyNow: 'This is {side}’s. You are asked about your own units: {question}',
  enemyReserve: 'Nobody can enter the enemy reserve.',
  waiting: 'Nothing is asked of you now. Waiting for {side}.',
  noPart: '{subject} has nothing to do with this. You are asked: {question}',
} as const;
