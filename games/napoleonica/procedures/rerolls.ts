// NAP-S5, NAP-ATK.19: the attacker rerolls until he is done, then the defender; each die is rolled at once.
// Also NAP-BAT.8, NAP-FAQ.5, NAP-RUL.34, NAP-RUL.35, NAP-RUL.36.
import type { Frozen } from '@grognard/kernel';
import { attackOf, changeAttack } from '../attack/record.ts';
import { againstSource, isSourceOpen, type Role, refuseDie } from '../attack/rerolls.ts';
import { rollOne } from '../attack/roll.ts';
import { attackerOf, attackingPlayer, defendingPlayer, targetOf } from '../attack/sides.ts';
import { battleOf } from '../field/battle.ts';
import { refresh } from '../field/fatigue.ts';
import { coloursIn, oneOrder } from '../field/orders.ts';
import { payOpenly } from '../field/pouch.ts';
import { type RerollsFrame, rerollsFrame } from '../frames.ts';
import { type ActionOf, REROLL_SOURCES } from '../grammar.ts';
import { asPlayer, procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { NOBODY } from './asking.ts';
import { askingInAttack } from './asking-about.ts';

type Reroll = ActionOf<'reroll'>;

function rerollsFor(battle: Frozen<Battle>, role: Role, withOrders: boolean): readonly Reroll[] {
  const found: Reroll[] = [];
  const { dice } = attackOf(battle);
  for (const source of REROLL_SOURCES) {
    if (!isSourceOpen(battle, role, source)) continue;
    const pays =
      source === 'order' && withOrders
        ? coloursIn(battle.players[attackingPlayer(battle)].screen.hidden)
        : [undefined];
    for (let die = 0; die < dice.length; die++)
      for (const pay of pays)
        found.push({ type: 'reroll', die, source, ...(pay === undefined ? {} : { pay }) });
  }
  return found;
}

/** By public facts: a source is open, and a die it could be used on. */
function isAsked(battle: Frozen<Battle>, role: Role): boolean {
  if (attackOf(battle).kind === 'grenade') return false;
  const hasDie = attackOf(battle).dice.some((_, index) => refuseDie(battle, role, index) === null);
  return hasDie && REROLL_SOURCES.some((source) => isSourceOpen(battle, role, source));
}

const reroll: Rule<RerollsFrame, 'reroll'> = {
  type: 'reroll',
  rule: 'NAP-ATK.19',
  candidates: (state, { step }) => (step === 'over' ? [] : rerollsFor(battleOf(state), step, true)),
  against: (state, { step }, _seat, { source }) =>
    step === 'over' ? null : againstSource(battleOf(state), step, source),
  refuse: (state, { step }, _seat, { die }) =>
    step === 'over' ? null : refuseDie(battleOf(state), step, die),
  target: ({ die }) => ({ die: `${die}` }),
  apply(umpire, { step }, seat, action) {
    if (step !== 'over') rollAgain(umpire, step, asPlayer(seat), action);
  },
};

function rollAgain(umpire: Table, role: Role, player: 'A' | 'B', { die, source, pay }: Reroll): void {
  const battle = battleOf(umpire.state);
  const { dice, attackerUsed, defenderUsed } = attackOf(battle);
  const old = dice[die];
  if (old === undefined) return;
  if (pay !== undefined) payOpenly(umpire, player, oneOrder(pay), 'NAP-ATK.22');
  if (source === 'fatigue') {
    const enemy = role === 'attacker' ? targetOf(battle) : attackerOf(battle);
    refresh(umpire, enemy.id, 1, 'NAP-ADD.4');
  }
  const face = rollOne(umpire, old.die, 'NAP-ATK.19');
  const isAttacker = role === 'attacker';
  const rolled = { ...old, face, ...(isAttacker ? { byAttacker: true } : { byDefender: true }) };
  changeAttack(battle, {
    dice: dice.with(die, rolled),
    ...(isAttacker
      ? { attackerUsed: [...attackerUsed, source] }
      : { defenderUsed: [...defenderUsed, source] }),
  });
  umpire.emit({ type: 'dieRerolled', rule: 'NAP-ATK.19', player, die, source, from: old.face, to: face });
}

const done: Rule<RerollsFrame, 'done'> = {
  type: 'done',
  rule: 'NAP-ATK.19',
  role: 'commit',
  candidates: () => [{ type: 'done' }],
  refuse: () => null,
  target: () => ({ button: 'done' }),
  apply: (_umpire, frame) => next(frame),
};

function next(frame: RerollsFrame): void {
  frame.step = frame.step === 'attacker' ? 'defender' : 'over';
}

const ASK = {
  attacker: askingInAttack('NAP-ATK.19', prompts.rerollAttack),
  defender: askingInAttack('NAP-ATK.19', prompts.rerollDefence),
};

export const rerolls = procedure(rerollsFrame, {
  rule: 'NAP-ATK.19',
  pending(state, { step }) {
    if (step === 'over') return NOBODY;
    const battle = battleOf(state);
    if (!isAsked(battle, step)) return NOBODY;
    return ASK[step](step === 'attacker' ? attackingPlayer(battle) : defendingPlayer(battle), battle);
  },
  actions: [reroll, done],
  advance(umpire, frame) {
    if (frame.step === 'over') umpire.end();
    else next(frame);
  },
});
