// NAP-REI.3, NAP-REI.4: models of the Deployment line may join a unit; then all the others move one line down.
import type { Frozen } from '@grognard/kernel';
import { battleOf, changePlayer } from '../field/battle.ts';
import { type AdvanceFrame, advanceFrame } from '../frames.ts';
import { join, joinable } from '../reinforcement/models.ts';
import { asPlayer, procedure, type Rule, type Table } from '../rule-types.ts';
import type { Tablet } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

const replenish: Rule<AdvanceFrame, 'replenish'> = {
  type: 'replenish',
  rule: 'NAP-REI.3',
  *candidates(state, { player, waiting }) {
    const [model] = waiting;
    if (model === undefined) return;
    for (const { id } of joinable(battleOf(state), player, model))
      yield { type: 'replenish', model, unit: id };
    yield { type: 'replenish', model, unit: null };
  },
  refuse: () => null,
  target: ({ unit }) => (unit === null ? { button: 'keep' } : { unit: `${unit}` }),
  apply(umpire, frame, seat, { unit }) {
    if (unit !== null) join(umpire, asPlayer(seat), unit, 'NAP-REI.3');
    frame.waiting = frame.waiting.slice(1);
    frame.step = 'look';
  },
};

const ask = asking('NAP-REI.3', prompts.replenish);

export const advance = procedure(advanceFrame, {
  rule: 'NAP-REI.3',
  pending: (_state, { step, player }) => (step === 'choose' ? ask(player) : NOBODY),
  actions: [replenish],
  advance(umpire, frame) {
    const battle = battleOf(umpire.state);
    const next = frame.waiting.findIndex((model) => joinable(battle, frame.player, model).length > 0);
    if (next < 0) {
      moveDown(umpire, frame);
      return umpire.end();
    }
    frame.waiting = frame.waiting.slice(next);
    frame.step = 'choose';
  },
});

/** NAP-REI.4: what arrives in the Deployment line now does not leave it in this step. */
function moveDown(umpire: Table, { player }: Frozen<AdvanceFrame>): void {
  const battle = battleOf(umpire.state);
  const { line3, line2, line1, deployment } = battle.players[player].tablet;
  const moved: Tablet = {
    line3: [],
    line2: line3,
    line1: line2,
    deployment: [...deployment, ...line1].toSorted(),
  };
  const count = line3.length + line2.length + line1.length;
  if (count === 0) return;
  changePlayer(battle, player, { tablet: moved });
  umpire.emit({ type: 'modelsAdvanced', rule: 'NAP-REI.3', player, count });
}
