// NLC-D.2a, NLC-5.3a, NLC-R073: too many units in a hex when a segment ends: its owner picks the excess, which is disrupted and goes back.
import { ask, type Frozen } from '@grognard/kernel';
import { againstExcess } from '../against/arrange.ts';
import { disrupt } from '../changes/disruption.ts';
import { UNDECIDED } from '../combat/going-back.ts';
import { theatreOf } from '../data/theatres.ts';
import { type CrowdingFrame, crowdingFrame, retreatFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { limitOf } from '../ground/hexes.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { type Hex, NOWHERE, SIDES, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

const unitsIn = (state: Read, { side, hex }: Frozen<CrowdingFrame>): readonly UnitId[] =>
  fieldOf(state).atOf(hex, side);

/** Each hex that holds more than it can. */
export function relieveHexes(table: Table): void {
  const { state } = table;
  const field = fieldOf(state);
  const theatre = theatreOf(state);
  const crowded = new Set<Hex>();
  for (const { status, hex, extended } of state.units) {
    if (status !== 'map') continue;
    if (field.at(hex).length > limitOf(theatre, hex)) crowded.add(hex);
    // NLC-R126
    if (extended !== NOWHERE && field.at(extended).length > limitOf(theatre, extended)) crowded.add(extended);
  }
  for (const hex of crowded)
    for (const side of SIDES)
      if (field.atOf(hex, side).length > limitOf(theatre, hex))
        table.call(crowdingFrame.at('look', { side, hex }));
}

const excess: Rule<CrowdingFrame, 'excess'> = {
  type: 'excess',
  rule: 'NLC-R073',
  *candidates(state, frame) {
    if (frame.step === 'choose') for (const unit of unitsIn(state, frame)) yield { type: 'excess', unit };
  },
  against: (state, frame, _seat, asked) => againstExcess(state, unitsIn(state, frame), asked),
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(table, frame, _seat, { unit }) {
    const { side, hex } = frame;
    frame.step = 'look';
    disrupt(table, [unit], 'NLC-R073');
    table.call(
      retreatFrame.at('look', {
        side,
        ...UNDECIDED,
        kind: 'excess',
        foes: [],
        units: [unit],
        at: hex,
        left: 1,
        visited: [hex],
      }),
    );
  },
};

export const crowding = procedure(crowdingFrame, {
  rule: 'NLC-5.3a',
  pending: (_state, { step, side }) =>
    step === 'choose' ? [{ seat: side, ...ask('NLC-R073', prompts.excess) }] : [],
  actions: [excess],
  advance(table, frame) {
    if (unitsIn(table.state, frame).length <= limitOf(theatreOf(table.state), frame.hex)) table.end();
    else frame.step = 'choose';
  },
});
