// NAP-REI.11, NAP-COR.3: the Abyss moves a model one line for 3 Corruption, as often as it can pay.
import type { Frozen } from '@grognard/kernel';
import { done } from '../actions/done.ts';
import { battleOf } from '../field/battle.ts';
import { spendCorruption } from '../field/corruption.ts';
import { type RegenerationFrame, regenerationFrame } from '../frames.ts';
import { canStep, modelSteps, refuseJoining, takeStep } from '../reinforcement/models.ts';
import { procedure, type Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

const PRICE = 3;

const canRegenerate = (battle: Frozen<Battle>, player: Player): boolean =>
  battle.players[player].corruption >= PRICE && canStep(battle, player);

const regenerate: Rule<RegenerationFrame, 'regenerate'> = {
  type: 'regenerate',
  rule: 'NAP-REI.11',
  *candidates(state, { player }) {
    for (const step of modelSteps(battleOf(state), player, null)) yield { type: 'regenerate', ...step };
  },
  refuse: (state, { player }, _seat, step) => refuseJoining(battleOf(state), player, step),
  target: ({ unit, model, line }) =>
    unit === undefined ? { button: `${line} ${model}` } : { unit: `${unit}` },
  apply(umpire, frame, _seat, step) {
    spendCorruption(umpire, frame.player, PRICE, 'NAP-COR.3');
    takeStep(umpire, frame.player, step, 'NAP-REI.11');
    frame.step = 'look';
  },
};

const ask = asking('NAP-REI.11', prompts.regenerate);

export const regeneration = procedure(regenerationFrame, {
  rule: 'NAP-REI.11',
  pending: (_state, { step, player }) => (step === 'choose' ? ask(player) : NOBODY),
  actions: [regenerate, done<RegenerationFrame>('NAP-REI.11')],
  advance(umpire, frame) {
    if (frame.step === 'look' && canRegenerate(battleOf(umpire.state), frame.player)) frame.step = 'choose';
    else umpire.end();
  },
});
