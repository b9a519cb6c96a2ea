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
