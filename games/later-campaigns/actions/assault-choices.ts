// What is decided in an assault: slipping away, supporting guns, going back, going forward.

import { type Frozen, no } from '@grognard/kernel';
import { unitIn, unitsIn } from '../against/asked.ts';
import {
  advances,
  chooserOf,
  hasRiddenBack,
  slippers,
  supportersFor,
  whyNoSupport,
} from '../assault/choices.ts';
import { moveTogether, takeLeadersAlong } from '../changes/moving.ts';
import { alive, sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { noteFightLost, noteRetreat } from '../combat/aftermath.ts';
import { rout, shatteredBy } from '../combat/rout.ts';
import { testRetreat } from '../combat/willing-retreat.ts';
import type { AssaultFrame } from '../frames.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { callRetreat } from '../procedures/retreat.ts';
import type { Rule, Table } from '../rule-types.ts';
import { otherSide, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';

/** NLC-7.11a */
export const preRetreat: Rule<AssaultFrame, 'preRetreat'> = {
  type: 'preRetreat',
  rule: 'NLC-7.11a',
  sets: ['units'],
  *candidates(state, frame) {
    if (frame.step !== 'preRetreat') return;
    const able = slippers(state, frame);
    yield { type: 'preRetreat', units: [] };
    for (const id of able) yield { type: 'preRetreat', units: [id] };
    if (able.length > 1) yield { type: 'preRetreat', units: able };
  },
  against(state, frame, _seat, asked) {
    const units = unitsIn(state, asked, 'units');
    if (units === null) return null;
    const stranger = units.find((id) => !frame.defenders.includes(id));
    if (stranger !== undefined)
      return no('NLC-7.11a', illegal.notInFight, { unit: sheetOf(state, stranger).name });
    const stuck = units.find((id) => !slippers(state, frame).includes(id));
    return stuck === undefined
      ? no('NLC-7.11a', illegal.slipTogether)
      : no('NLC-7.11a', illegal.cannotSlip, { unit: sheetOf(state, stuck).name });
  },
  refuse: () => null,
  target: ({ units: [first] }) => (first === undefined ? { button: 'none' } : { unit: String(first) }),
  apply(table, frame, _seat, { units }) {
    frame.step = 'slip';
    const able = breakOff(table, units);
    if (able.length === 0) return;
    const side = otherSide(frame.side);
    // NLC-R107
    const going = testRetreat(table, able, true);
    noteRetreat(table.state, side, going.length);
    if (going.length === 0) noteFightLost(table.state, side);
    frame.slipped = true;
    callRetreat(table, going, { side, kind: 'assault', foes: frame.attackHexes });
  },
};

/** NLC-20.2.4b, 20.10: who may go; whoever misses by 3 breaks where he stands, and may take others with him. */
function breakOff(table: Table, units: readonly UnitId[]): readonly UnitId[] {
  const shattered: UnitId[] = [];
  const able = units.filter((id) => breaksOff(table, id, shattered));
  rout(table, shattered);
  return alive(table.state, able);
}

/** NLC-20.2.4b: light cavalry that began in contact passes a test first. */
function breaksOff(table: Table, id: UnitId, shattered: UnitId[]): boolean {
  const { state } = table;
  if (!state.options.lightCavalry || !unitAt(state, id).startedInZoc) return true;
  const context = { ...PLAIN, scope: 'combat', defending: true } as const;
  const { value: morale } = moraleOf(state, id, context);
  const roll = table.random.die(6, `NLC-20.2.4b breaking off ${sheetOf(state, id).id}`);
  const side = sideOf(state, id);
  const passed = roll <= morale;
  table.emit({ type: 'moraleTested', rule: 'NLC-20.2.4b', side, units: [id], roll, morale, passed });
  shattered.push(...shatteredBy(state, [id], roll, context));
  return passed;
}

const NO_SUPPORT = {
  notOnMap: 'NLC-19.3a',
  supportNoGun: 'NLC-19.3a',
  supportsAlready: 'NLC-R086',
  hasBombarded: 'NLC-19.3b',
  supportAttacked: 'NLC-19.3b',
  supportStrangers: 'NLC-19.3a',
  supportPinned: 'NLC-19.3b',
  supportUnseen: 'NLC-19.3d',
} as const;

/** NLC-19.3a */
export const support: Rule<AssaultFrame, 'support'> = {
  type: 'support',
  rule: 'NLC-19.3a',
  *candidates(state, frame) {
    if (frame.step === 'support')
      for (const gun of supportersFor(state, frame)) yield { type: 'support', gun };
  },
  against(state, frame, _seat, asked) {
    const gun = unitIn(state, asked, 'gun');
    const why = gun === null ? null : whyNoSupport(state, frame, gun);
    if (gun === null || why === null) return null;
    return no(NO_SUPPORT[why], illegal[why], { unit: sheetOf(state, gun).name });
  },
  refuse: () => null,
  target: ({ gun }) => ({ unit: String(gun) }),
  apply(_table, frame, _seat, { gun }) {
    frame.supporters = [...frame.supporters, gun];
  },
};

export const endSupport: Rule<AssaultFrame, 'endSupport'> = {
  type: 'endSupport',
  rule: 'NLC-19.3a',
  role: 'commit',
  *candidates(_state, frame) {
    if (frame.step === 'support') yield { type: 'endSupport' };
  },
  refuse: () => null,
  target: () => ({ button: 'endSupport' }),
  apply(_table, frame) {
    frame.step = 'fire';
  },
};

const isChoosing = ({ step }: Frozen<AssaultFrame>): boolean =>
  step === 'firstChoice' || step === 'secondChoice';

/** NLC-7.4a, d: a voluntary retreat ends the choices. */
export const goBackWillingly: Rule<AssaultFrame, 'retreat'> = {
  type: 'retreat',
  rule: 'NLC-7.4a',
  *candidates(_state, frame) {
    if (isChoosing(frame)) yield { type: 'retreat' };
  },
  refuse: () => null,
  target: () => ({ button: 'retreat' }),
  apply(_table, frame) {
    frame.retreating = chooserOf(frame);
    frame.voluntary = true;
    frame.step = 'attackersSuffer';
  },
};

export const stand: Rule<AssaultFrame, 'stand'> = {
  type: 'stand',
  rule: 'NLC-7.4c',
  *candidates(_state, frame) {
    if (isChoosing(frame)) yield { type: 'stand' };
  },
  refuse: () => null,
  target: () => ({ button: 'stand' }),
  apply(_table, frame) {
    frame.step = frame.step === 'firstChoice' ? 'secondChoice' : 'attackersSuffer';
  },
};

/** NLC-7.5a */
export const advance: Rule<AssaultFrame, 'advance'> = {
  type: 'advance',
  rule: 'NLC-7.5a',
  sets: ['units'],
  *candidates(state, frame) {
    if (frame.step !== 'advance') return;
    for (const units of advances(state, frame)) yield { type: 'advance', units };
    yield { type: 'advance', units: [] };
  },
  against(state, frame, _seat, asked) {
    const units = unitsIn(state, asked, 'units');
    if (units === null) return null;
    const idle = units.find((id) => !frame.attackers.includes(id));
    if (idle !== undefined) return no('NLC-7.5a', illegal.notInFight, { unit: sheetOf(state, idle).name });
    const beaten = units.find((id) => hasRiddenBack(state, id));
    return beaten === undefined
      ? no(units.length === 1 ? 'NLC-7.5d' : 'NLC-7.5b', illegal.advanceLate)
      : no('NLC-7.5a', illegal.advanceThrownBack, { unit: sheetOf(state, beaten).name });
  },
  refuse: () => null,
  target: ({ units: [first] }) => (first === undefined ? { button: 'none' } : { unit: String(first) }),
  apply(table, frame, _seat, { units }) {
    frame.step = 'over';
    const [first] = units;
    if (first === undefined) return;
    const from = unitAt(table.state, first).hex;
    moveTogether(table, units, frame.target, 'advance');
    takeLeadersAlong(table, frame.side, from, frame.target);
  },
};
