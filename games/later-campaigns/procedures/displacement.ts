// NLC-11.1c, NLC-R039: of several units equally near, the owner chooses the one a displaced leader rides to.
import { ask } from '@grognard/kernel';
import { leaderAt } from '../changes/bodies.ts';
import { displaceTo, nearestFriends } from '../combat/staff.ts';
import { type DisplacementFrame, displacementFrame } from '../frames.ts';
import { leaderName } from '../names.ts';
import { procedure, type Rule } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';

const placeLeader: Rule<DisplacementFrame, 'placeLeader'> = {
  type: 'placeLeader',
  rule: 'NLC-R039',
  *candidates(state, { leader }) {
    for (const hex of nearestFriends(state, leader)) yield { type: 'placeLeader', leader, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { leader, hex }) {
    frame.step = 'over';
    displaceTo(table, leader, hex);
  },
};

export const displacement = procedure(displacementFrame, {
  rule: 'NLC-11.1c',
  // NLC-11.2a: the fight that cost him his place may have cost him his life before anybody answers.
  pending: (state, { step, side, leader }) =>
    step === 'choose' && leaderAt(state, leader).status === 'map'
      ? [{ seat: side, ...ask('NLC-R039', prompts.displaceLeader, { leader: leaderName(state, leader) }) }]
      : [],
  publicChoice: true,
  actions: [placeLeader],
  advance: (table) => table.end(),
});
