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
  enemyNow: 'This {arm} is {side}’s. You are asked about your own units: {question}',
  enemyReserve: 'Nobody can enter the enemy reserve.',
  waiting: 'Nothing is asked of you now. Waiting for {side}.',
  noPart: '{subject} has nothing to do with this. You are asked: {question}',
} as const;
