// NAP-REI.8, NAP-REI.13: each Reinforcement point moves one model one line; what is not used is lost.
import { battleOf } from '../field/battle.ts';
import { type PointsFrame, pointsFrame } from '../frames.ts';
import { canStep, modelSteps, refuseJoining, takeStep } from '../reinforcement/models.ts';
import { procedure, type Rule } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

const point: Rule<PointsFrame, 'point'> = {
  type: 'point',
  rule: 'NAP-REI.8',
  *candidates(state, { player, only }) {
    for (const step of modelSteps(battleOf(state), player, only)) yield { type: 'point', ...step };
  },
  *wider(state, { player }) {
    const battle = battleOf(state);
    for (const { id, type, owner } of battle.units) {
      const step = { model: type, line: 'deployment', unit: id } as const;
      const isWaiting = owner === player && battle.players[player].tablet.deployment.includes(type);
      if (isWaiting && refuseJoining(battle, player, step) !== null) yield { type: 'point', ...step };
    }
  },
  refuse: (state, { player }, _seat, step) => refuseJoining(battleOf(state), player, step),
  target: ({ unit, model, line }) =>
    unit === undefined ? { button: `${line} ${model}` } : { unit: `${unit}` },
  apply(umpire, frame, _seat, step) {
    takeStep(umpire, frame.player, step, 'NAP-REI.8');
    frame.left -= 1;
    frame.step = 'look';
  },
};

const stop: Rule<PointsFrame, 'stop'> = {
  type: 'stop',
  rule: 'NAP-REI.8',
  role: 'commit',
  candidates: () => [{ type: 'stop' }],
  refuse: () => null,
  target: () => ({ button: 'stop' }),
  apply: (_umpire, frame) => {
    frame.step = 'over';
  },
};

const ask = asking('NAP-REI.8', prompts.point);

export const points = procedure(pointsFrame, {
  rule: 'NAP-REI.8',
  pending: (_state, { step, player }) => (step === 'choose' ? ask(player) : NOBODY),
  actions: [point, stop],
  advance(umpire, frame) {
    const { step, left, player, only } = frame;
    if (step === 'look' && left > 0 && canStep(battleOf(umpire.state), player, only)) frame.step = 'choose';
    else umpire.end();
  },
});
