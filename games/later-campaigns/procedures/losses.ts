// NLC-D.10, NLC-7.1e: the owner takes hits one by one; infantry first, damaged units before others.

import { ask, type Frozen, no } from '@grognard/kernel';
import { unitIn } from '../against/asked.ts';
import { loseStep } from '../changes/steps.ts';
import { alive, sheetOf, unitAt } from '../changes/units.ts';
import { type LossesFrame, lossesFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { fieldOf } from '../ground/field.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { bombardedUnits } from '../strength/alternative-artillery.ts';
import { nextStrength, strengthOf } from '../strength/faces.ts';
import { hitCandidates, hitWeight, standIns, WHOLE_HIT } from '../strength/hits.ts';
import { hasSameRatings } from '../strength/ratings.ts';
import { NOBODY, type Side, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { windowNames } from '../words/windows.ts';

export const takeHit: Rule<LossesFrame, 'takeHit'> = {
  type: 'takeHit',
  rule: 'NLC-7.1e',
  *candidates(state, frame) {
    for (const unit of standing(state, frame)) yield { type: 'takeHit', unit };
  },
  against(state, _frame, _seat, asked) {
    const unit = unitIn(state, asked, 'unit');
    return unit === null ? null : no('NLC-7.1e', illegal.notInFight, { unit: sheetOf(state, unit).name });
  },
  refuse(state, frame, _seat, { unit }) {
    if (liable(state, frame).includes(unit)) return null;
    if (isByBombardment(state, frame))
      return no('NLC-20.12a', refusals.strongestFirst, { unit: sheetOf(state, unit).name });
    const { name } = sheetOf(state, unit);
    return frame.paid < 2 && sheetOf(state, unit).arm !== 'inf' && hasInfantry(state, frame)
      ? no('NLC-7.1e', refusals.infantryFirst, { unit: name })
      : no('NLC-R013', refusals.damagedFirst, { unit: name });
  },
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: (table, frame, _seat, { unit }) => suffer(table, frame, unit),
};

/** NLC-10.5 */
export const takeHitFor: Rule<LossesFrame, 'takeHitFor'> = {
  type: 'takeHitFor',
  rule: 'NLC-10.5',
  *candidates(state, frame) {
    for (const unit of substitutes(state, frame)) yield { type: 'takeHitFor', unit };
  },
  against(state, _frame, _seat, asked) {
    const unit = unitIn(state, asked, 'unit');
    return unit === null ? null : no('NLC-10.5', illegal.noStandIn, { unit: sheetOf(state, unit).name });
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: (table, frame, _seat, { unit }) => suffer(table, frame, unit),
};

/** NLC-20.12 has an order of its own. */
const isByBombardment = (state: Read, { isBombarded }: Frozen<LossesFrame>): boolean =>
  isBombarded && state.options.altArtillery;

/** Who may take the next hit. */
function liable(state: Read, frame: Frozen<LossesFrame>): readonly UnitId[] {
  const units = standing(state, frame);
  return isByBombardment(state, frame)
    ? bombardedUnits(state, units, Math.floor(frame.paid / WHOLE_HIT) + 1)
    : hitCandidates(state, units, frame.paid);
}

const standing = (state: Read, { pool }: Frozen<LossesFrame>): readonly UnitId[] => alive(state, pool);
const hasInfantry = (state: Read, frame: Frozen<LossesFrame>): boolean =>
  standing(state, frame).some((id) => sheetOf(state, id).arm === 'inf');

/** NLC-10.5: for the garrison of a chateau, in its defence or when it sallies out with others. */
const substitutes = (state: Read, frame: Frozen<LossesFrame>): readonly UnitId[] => {
  // NLC-D.10: nobody is taken off the map before all hits have fallen, so who defended in company is no garrison yet.
  if (frame.side !== state.stage?.side && frame.pool.length > 1) return [];
  const units = liable(state, frame);
  const found = new Set(units.flatMap((unit) => standIns(state, fieldOf(state), unit)));
  return [...found].filter((unit) => !units.includes(unit));
};

/** For whoever does not want to be asked: the step that costs least. */
function cheapest(state: Read, frame: Frozen<LossesFrame>): ActionOf<'takeHit'> {
  const cost = (id: UnitId): number => strengthOf(state, id) - nextStrength(state, id);
  const [unit = NOBODY] = liable(state, frame).toSorted((a, b) => cost(a) - cost(b) || a - b);
  return { type: 'takeHit', unit };
}

/** NLC-D.10: between equivalent units there is nothing to choose. Everybody can see that they are. */
function isAlike(state: Read, a: UnitId, b: UnitId): boolean {
  const [one, other] = [sheetOf(state, a), sheetOf(state, b)];
  const [here, there] = [unitAt(state, a), unitAt(state, b)];
  return (
    hasSameRatings(one, other) &&
    one.division === other.division &&
    here.hex === there.hex &&
    here.lost === there.lost &&
    here.disrupted === there.disrupted
  );
}

function suffer(table: Table, frame: LossesFrame, unit: UnitId): void {
  const weight = hitWeight(table.state, unit);
  frame.paid += weight;
  frame.debt = Math.max(0, frame.debt - weight);
  frame.step = 'look';
  loseStep(table, unit, 'NLC-7.2');
}

/** NLC-20.12b: nobody may take this hit; the next may fare otherwise. */
function letPass(frame: LossesFrame): void {
  frame.paid += WHOLE_HIT;
  frame.debt = Math.max(0, frame.debt - WHOLE_HIT);
}

export const losses = procedure(lossesFrame, {
  rule: 'NLC-7.1e',
  pending: (state, frame) =>
    frame.step === 'choose'
      ? [
          {
            seat: frame.side,
            ...ask('NLC-7.1e', prompts.takeHit, { hits: Math.ceil(frame.debt / 2) }),
            window: {
              id: 'losses',
              name: windowNames.losses,
              turn: state.turn,
              pass: cheapest(state, frame),
            },
          },
        ]
      : [],
  publicChoice: true,
  actions: [takeHit, takeHitFor],
  advance(table, frame) {
    const left = standing(table.state, frame);
    if (frame.debt <= 0 || left.length === 0) return table.end(frame.paid);
    const [first, ...others] = liable(table.state, frame);
    if (first === undefined) letPass(frame);
    else if (
      others.every((id) => isAlike(table.state, first, id)) &&
      substitutes(table.state, frame).length === 0
    )
      suffer(table, frame, first);
    else frame.step = 'choose';
  },
});

/** `hits` fall on these units; the result says what was paid, in halves. */
export const callLosses = (
  table: Table,
  side: Side,
  pool: readonly UnitId[],
  hits: number,
  isBombarded = false,
): void => table.call(lossesFrame.at('look', { side, pool, isBombarded, debt: WHOLE_HIT * hits, paid: 0 }));

/** NLC-7.4i, j: no hit but one step, tiny as it may be (NLC-19.5): any step pays half a hit. */
export const ONE_STEP = 0.5;
