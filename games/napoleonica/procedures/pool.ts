// NAP-S4, NAP-ATK.17, NAP-ATK.18: Corruption is paid, the pool assembled and cut down, and the dice are rolled.
import type { Frozen } from '@grognard/kernel';
import { addItem, itemsFor } from '../actions/add-item.ts';
import { offered, spendOnPool } from '../actions/spend-on-pool.ts';
import { drop, dropDie, keep, keepDie, unlike } from '../actions/trim-pool.ts';
import { afterVeteran, assembledPool, MOST_DICE, removalsIn } from '../attack/pool.ts';
import { attackOf, changeAttack } from '../attack/record.ts';
import { rollDice } from '../attack/roll.ts';
import { attackingPlayer, defendingPlayer } from '../attack/sides.ts';
import { battleOf } from '../field/battle.ts';
import { type PoolFrame, poolFrame } from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

const ASK = {
  items: asking('NAP-TRN.17', prompts.powder),
  pay: asking('NAP-COR.6', prompts.pay),
  horror: asking('NAP-COR.6', prompts.horror),
  remove: asking('NAP-ATK.17', prompts.removeDie),
  drop: asking('NAP-ATK.18', prompts.dropDie),
  keep: asking('NAP-ABL.21', prompts.keepDie),
};

/** Dice still to go, and more than one kind to choose from. */
const mustDrop = (battle: Frozen<Battle>, step: PoolFrame['step']): number => {
  const { pool, removals } = attackOf(battle);
  return step === 'remove' ? removals : Math.max(0, pool.length - MOST_DICE);
};
/** NAP-ABL.21: in Square both sides roll one die of their choosing. */
const keepsOne = (battle: Frozen<Battle>): boolean => {
  const { square, riposte } = attackOf(battle);
  return square || riposte === 'square';
};

export const pool = procedure(poolFrame, {
  rule: 'NAP-ATK.17',
  pending(state, { step }) {
    const battle = battleOf(state);
    switch (step) {
      case 'items':
        return itemsFor(battle).length > 0 ? ASK.items(attackingPlayer(battle)) : NOBODY;
      case 'pay':
        return offered(battle, step).length > 0 ? ASK.pay(attackingPlayer(battle)) : NOBODY;
      case 'horror':
        return offered(battle, step).length > 0 ? ASK.horror(defendingPlayer(battle)) : NOBODY;
      case 'remove':
      case 'drop': {
        const isChoice = mustDrop(battle, step) > 0 && unlike(attackOf(battle).pool).length > 1;
        return isChoice ? ASK[step](attackingPlayer(battle)) : NOBODY;
      }
      case 'keep': {
        const isChoice = keepsOne(battle) && unlike(attackOf(battle).pool).length > 1;
        return isChoice ? ASK.keep(attackingPlayer(battle)) : NOBODY;
      }
      default:
        return NOBODY;
    }
  },
  actions: [addItem, spendOnPool, dropDie, keepDie],
  advance: goOn,
});

function goOn(umpire: Table, frame: PoolFrame): void {
  const battle = battleOf(umpire.state);
  switch (frame.step) {
    case 'items':
      frame.step = 'pay';
      return;
    case 'pay':
      frame.step = 'horror';
      return;
    case 'horror':
      frame.step = 'assemble';
      return;
    case 'assemble':
      assemble(umpire, frame);
      return;
    case 'remove':
    case 'drop':
      if (mustDrop(battle, frame.step) > 0) {
        drop(umpire, 0);
        return;
      }
      frame.step = frame.step === 'remove' ? 'limit' : 'keep';
      return;
    case 'limit':
      changeAttack(battle, { pool: afterVeteran(battle, attackOf(battle), attackOf(battle).pool) });
      frame.step = 'drop';
      return;
    case 'keep':
      if (keepsOne(battle)) {
        keep(umpire, frame, 0);
        return;
      }
      frame.step = 'roll';
      return;
    case 'roll':
      rollDice(umpire, attackOf(battle).pool);
      umpire.end();
      return;
  }
}

function assemble(umpire: Table, frame: PoolFrame): void {
  const battle = battleOf(umpire.state);
  const attack = attackOf(battle);
  const dice = assembledPool(battle, attack);
  changeAttack(battle, { pool: dice, removals: removalsIn(battle, attack, dice.length) });
  umpire.emit({ type: 'poolAssembled', rule: 'NAP-ATK.17', pool: dice });
  frame.step = 'remove';
}
