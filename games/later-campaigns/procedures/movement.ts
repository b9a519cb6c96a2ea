// NLC-E.9: the units of the Stage move, group by group, and their leaders; then all that orders demand must be done.

import { ask, type Decision } from '@grognard/kernel';
import { stance, top } from '../actions/arrange.ts';
import { endDivisionalNow } from '../actions/command-choices.ts';
import { enter, enterLeader } from '../actions/enter.ts';
import { enterHidden } from '../actions/enter-hidden.ts';
import { contract, lineHex } from '../actions/extended-lines.ts';
import { lead } from '../actions/lead.ts';
import { goLeader } from '../actions/move-leader.ts';
import { auto, endMovement, hold, select } from '../actions/movement-choices.ts';
import { rejoin } from '../actions/rejoin.ts';
import { reveal } from '../actions/reveal.ts';
import { whileStill } from '../actions/while-still.ts';
import { hasUnmoved, unmovedIn } from '../context.ts';
import { movementFrame } from '../frames.ts';
import { moveByItself } from '../movement/by-itself.ts';
import { dueGroups } from '../movement/entering.ts';
import { movableLeaders } from '../movement/leaders.ts';
import { stayPut } from '../movement/stay-put.ts';
import { procedure, type Read } from '../rule-types.ts';
import { stageCover } from '../secrecy/sight-of.ts';
import { bySide, type Side } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { relieveHexes } from './crowding.ts';
import { setOffLeader } from './leader-move.ts';

/** The same every time: it is asked again and again. */
const questions = bySide((side): readonly Decision[] => [
  { seat: side, ...ask('NLC-5.1a', prompts.move), cover: stageCover(side) },
]);

export const movement = procedure(movementFrame, {
  rule: 'NLC-4.5d',
  pending(state, { step, side }) {
    return step === 'choose' && hasMoves(state, side) ? questions[side] : [];
  },
  actions: [
    whileStill(select),
    goLeader,
    whileStill(setOffLeader),
    whileStill(enter),
    whileStill(enterLeader),
    whileStill(enterHidden),
    whileStill(hold),
    whileStill(auto),
    whileStill(rejoin),
    contract,
    reveal,
    whileStill(endDivisionalNow),
    stance,
    top,
    lineHex,
    lead,
    whileStill(endMovement),
  ],
  advance(table, frame) {
    if (frame.step === 'auto') return moveByItself(table, frame);
    for (const id of unmovedIn(table.state)) stayPut(table, id);
    table.end();
    relieveHexes(table);
  },
});

const hasMoves = (state: Read, side: Side): boolean =>
  hasUnmoved(state) || movableLeaders(state, side).length > 0 || dueGroups(state, side).length > 0;
