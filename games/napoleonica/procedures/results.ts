// NAP-S7, NAP-ATK.26 to NAP-ATK.28: hits are ignored by themselves; of the retreats the defender ignores as many as he likes.
// Also NAP-RUL.40.
import type { Frozen } from '@grognard/kernel';
import { hitsIgnored, retreatsIgnorable, retreatsShown, shown, sumOf } from '../attack/ignores.ts';
import { attackOf, changeAttack } from '../attack/record.ts';
import { defendingPlayer } from '../attack/sides.ts';
import { battleOf } from '../field/battle.ts';
import { type ResultsFrame, resultsFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { NOBODY } from './asking.ts';
import { askingInAttack } from './asking-about.ts';

/** NAP-ATK.28: from none up to all that its effects allow. */
const ignorable = (battle: Frozen<Battle>): number => {
  const attack = attackOf(battle);
  return Math.min(retreatsShown(battle, attack), sumOf(retreatsIgnorable(battle, attack)));
};

const ignoreRetreat: Rule<ResultsFrame, 'ignoreRetreat'> = {
  type: 'ignoreRetreat',
  rule: 'NAP-ATK.28',
  candidates: (state) =>
    Array.from(
      { length: ignorable(battleOf(state)) + 1 },
      (_, count): ActionOf<'ignoreRetreat'> => ({ type: 'ignoreRetreat', count }),
    ),
  refuse: () => null,
  target: ({ count }) => ({ button: `${count}` }),
  apply(umpire, frame, _seat, { count }) {
    ignore(umpire, count);
    frame.step = 'over';
  },
};

function ignore(umpire: Table, count: number): void {
  const battle = battleOf(umpire.state);
  const left = retreatsShown(battle, attackOf(battle)) - count;
  const { target } = changeAttack(battle, { retreats: left });
  if (count > 0) umpire.emit({ type: 'retreatsIgnored', rule: 'NAP-ATK.28', unit: target, count, left });
}

const ask = askingInAttack('NAP-ATK.28', prompts.ignoreRetreat);

export const results = procedure(resultsFrame, {
  rule: 'NAP-ATK.27',
  pending: (state, { step }) =>
    step === 'choose' ? ask(defendingPlayer(battleOf(state)), battleOf(state)) : NOBODY,
  actions: [ignoreRetreat],
  advance(umpire, frame) {
    const battle = battleOf(umpire.state);
    if (frame.step !== 'look') return umpire.end();
    const attack = attackOf(battle);
    const ignored = Math.min(shown(attack, 'hit'), sumOf(hitsIgnored(battle, attack)));
    changeAttack(battle, { ignored });
    // NAP-RET.8: a square never retreats, and its retreats vanish.
    if (attack.square) return umpire.end();
    if (ignorable(battle) > 0) frame.step = 'choose';
    else {
      ignore(umpire, 0);
      umpire.end();
    }
  },
});
