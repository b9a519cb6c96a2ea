// S4, NAP-ATK.17, ATK.18: Corruption is paid, the pool assembled and cut down, and the dice are rolled.
// Also NAP-RUL.100.
import type { Frozen } from '@grognard/kernel';
import { mainEffect, reaction } from '../attack/cards.ts';
import { afterVeteran, assembledPool, MOST_DICE, removalsIn } from '../attack/pool.ts';
import { attackOf, changeAttack } from '../attack/record.ts';
import { rollDice } from '../attack/roll.ts';
import { attackerOf, attackingPlayer, defendingPlayer } from '../attack/sides.ts';
import type { PoolDie } from '../attack-record.ts';
import { isInAuraOf } from '../field/auras.ts';
import { battleOf } from '../field/battle.ts';
import { spendCorruption } from '../field/corruption.ts';
import { type PoolFrame, poolFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { bearerOf, lootLeft, NO_ITEM, useLoot, useUp } from '../items/bearers.ts';
import { asPlayer, procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

const HORROR_LIMIT = 3;
const SHARD = 'RL6';
const WAGON = 'powderWagon';

/** NAP-TRN.17: what could add a scarlet die now: a Chaos Shard near enough, Powder Wagons. */
function itemsFor(battle: Frozen<Battle>): readonly string[] {
  const { kind, riposte } = attackOf(battle);
  if (kind === 'grenade' || riposte === 'square') return [];
  const attacker = attackerOf(battle);
  const bearer = bearerOf(battle, attacker.owner, SHARD);
  return [
    ...(bearer !== undefined && isInAuraOf(attacker, bearer) ? [SHARD] : []),
    ...(lootLeft(battle, attacker.owner, WAGON) > 0 ? [WAGON] : []),
  ];
}

const addItem: Rule<PoolFrame, 'item'> = {
  type: 'item',
  rule: 'NAP-TRN.17',
  candidates: (state, { step }) =>
    step === 'items'
      ? [...itemsFor(battleOf(state)).map((item): ActionOf<'item'> => ({ type: 'item', item })), NO_ITEM]
      : [],
  refuse: () => null,
  target: ({ item }) => ({ button: item }),
  apply(umpire, frame, seat, { item }) {
    const battle = battleOf(umpire.state);
    if (item === NO_ITEM.item) {
      frame.step = 'pay';
      return;
    }
    if (item === SHARD) useUp(umpire, asPlayer(seat), SHARD);
    else useLoot(umpire, asPlayer(seat), item);
    changeAttack(battle, { items: attackOf(battle).items + 1 });
  },
};

/** What one more die costs the attacker now: A08, A06; 0: no die to be had. */
function diePrice(battle: Frozen<Battle>): number {
  const attack = attackOf(battle);
  if (attack.riposte !== null) return 0;
  if (mainEffect(battle, attack) === 'A08') return 1;
  const { activation } = battle;
  return activation?.unit === attack.attacker && activation.grant.card === 'A06' ? 2 : 0;
}

function offered(battle: Frozen<Battle>, step: PoolFrame['step']): readonly number[] {
  if (step === 'pay') {
    const price = diePrice(battle);
    return price > 0 && battle.players[attackingPlayer(battle)].corruption >= price ? [0, price] : [];
  }
  if (step !== 'horror' || reaction(battle) !== 'A02') return [];
  const most = Math.min(HORROR_LIMIT, battle.players[defendingPlayer(battle)].corruption);
  return most === 0 ? [] : Array.from({ length: most + 1 }, (_, count) => count);
}

const spend: Rule<PoolFrame, 'spend'> = {
  type: 'spend',
  rule: 'NAP-COR.6',
  candidates: (state, { step }) => offered(battleOf(state), step).map((count) => ({ type: 'spend', count })),
  refuse: () => null,
  target: ({ count }) => ({ button: `${count}` }),
  apply(umpire, frame, _seat, { count }) {
    const battle = battleOf(umpire.state);
    if (frame.step === 'horror') {
      spendCorruption(umpire, defendingPlayer(battle), count, 'NAP-COR.6');
      changeAttack(battle, { horror: count });
      frame.step = 'assemble';
      return;
    }
    spendCorruption(umpire, attackingPlayer(battle), count, 'NAP-COR.6');
    const isSalvo = mainEffect(battle) !== 'A08';
    changeAttack(battle, isSalvo && count > 0 ? { granted: 'S' } : { paid: count });
    frame.step = 'horror';
  },
};

/** One of each colour: equal dice are one choice (NAP-ACN.3). */
function unlike(pool: readonly PoolDie[]): readonly number[] {
  return pool.flatMap(({ die }, i) => (pool.findIndex((each) => each.die === die) === i ? [i] : []));
}

const dropDie: Rule<PoolFrame, 'dropDie'> = {
  type: 'dropDie',
  rule: 'NAP-ATK.17',
  candidates: (state, { step }) =>
    step === 'remove' || step === 'drop'
      ? unlike(attackOf(battleOf(state)).pool).map((die): ActionOf<'dropDie'> => ({ type: 'dropDie', die }))
      : [],
  refuse: () => null,
  target: ({ die }) => ({ die: `${die}` }),
  apply: (umpire, _frame, _seat, { die }) => drop(umpire, die),
};

function drop(umpire: Table, index: number): void {
  const battle = battleOf(umpire.state);
  const { pool, removals } = attackOf(battle);
  const die = pool[index];
  changeAttack(battle, { pool: pool.toSpliced(index, 1), removals: Math.max(0, removals - 1) });
  if (die !== undefined) umpire.emit({ type: 'dieDropped', rule: 'NAP-ATK.17', die: die.die });
}

const keepDie: Rule<PoolFrame, 'keepDie'> = {
  type: 'keepDie',
  rule: 'NAP-ABL.21',
  candidates: (state, { step }) =>
    step === 'keep'
      ? unlike(attackOf(battleOf(state)).pool).map((die): ActionOf<'keepDie'> => ({ type: 'keepDie', die }))
      : [],
  refuse: () => null,
  target: ({ die }) => ({ die: `${die}` }),
  apply: (umpire, frame, _seat, { die }) => keep(umpire, frame, die),
};

function keep(umpire: Table, frame: PoolFrame, index: number): void {
  const battle = battleOf(umpire.state);
  changeAttack(battle, { pool: attackOf(battle).pool.slice(index, index + 1) });
  frame.step = 'roll';
}

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
  actions: [addItem, spend, dropDie, keepDie],
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
