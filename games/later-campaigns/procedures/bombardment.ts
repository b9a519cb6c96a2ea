// NLC-E.6: guns of one hex fire at a hex in range and sight; the first hit only disrupts (NLC-8.1d).

import { within } from '@grognard/geometry';
import { ask, type Frozen, no, type Refusal, type RuleId } from '@grognard/kernel';
import { againstBombardment } from '../against/bombard.ts';
import { disrupt } from '../changes/disruption.ts';
import { patchUnits, sheetOf, unitAt } from '../changes/units.ts';
import { noteBombardment } from '../combat/aftermath.ts';
import { rollFire, type Volley } from '../combat/fire.ts';
import { openReaction } from '../combat/open-reaction.ts';
import { ableToReact } from '../combat/reacting.ts';
import { rollForLeaders } from '../combat/staff.ts';
import { theatreOf } from '../data/theatres.ts';
import { type BombardmentFrame, bombardmentFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { hexName } from '../names.ts';
import { turnSheet } from '../orders/legs.ts';
import { noteFoes } from '../orders/operations-morale.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { stageCover } from '../secrecy/sight-of.ts';
import { hasLos } from '../sight/line-of-sight.ts';
import { grandBattery } from '../specials/grand-battery.ts';
import { isDisruptedByFire } from '../strength/alternative-artillery.ts';
import { bombardFire, bombardRange } from '../strength/bombardment.ts';
import { isEnfiladed, isSheltered } from '../strength/flanks.ts';
import { type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { runHooks } from './hooks.ts';
import { callLosses } from './losses.ts';

/** NLC-R094: active guns that have not fired this turn, by hex; whether they are in command is no matter. */
function batteries(state: Read): ReadonlyMap<Hex, readonly UnitId[]> {
  const found = new Map<Hex, UnitId[]>();
  for (const id of [...(state.stage?.active ?? []), ...grandBattery(state)]) {
    const { hex, bombarded, status } = unitAt(state, id);
    if (status !== 'map' || bombarded === state.turn || sheetOf(state, id).arm !== 'art') continue;
    found.set(hex, [...(found.get(hex) ?? []), id]);
  }
  return found;
}

/** NLC-8.1b: each gun alone, or all that stand together. */
const choicesOf = (guns: readonly UnitId[]): readonly (readonly UnitId[])[] =>
  guns.length > 1 ? [guns, ...guns.map((gun) => [gun])] : [guns];

function* targetsFrom(state: Read, from: Hex, side: Side): Generator<Hex> {
  const field = fieldOf(state);
  for (const hex of within(theatreOf(state).grid, from, bombardRange(state)))
    if (hex !== from && field.atOf(hex, otherSide(side)).length > 0) yield hex;
}

export const bombard: Rule<BombardmentFrame, 'bombard'> = {
  type: 'bombard',
  rule: 'NLC-8.1a',
  sets: ['guns'],
  *candidates(state, frame) {
    if (frame.step !== 'choose') return;
    for (const [from, guns] of batteries(state))
      for (const target of targetsFrom(state, from, frame.side))
        for (const choice of choicesOf(guns)) yield { type: 'bombard', from, guns: choice, target };
  },
  against: (state, _frame, _seat, asked) => againstBombardment(state, asked),
  refuse: (state, _frame, _seat, { from, guns, target }) =>
    refuseBombardment(state, from, target) ?? refuseFacing(state, guns, target),
  target: ({ target }) => ({ hex: target }),
  apply(table, frame, _seat, { from, guns, target }) {
    const { state } = table;
    frame.guns = guns;
    frame.from = from;
    frame.target = target;
    frame.refused = false;
    frame.enfiladed = isEnfiladed(fieldOf(state), from, target, frame.side);
    frame.step = isSquareThreat(state, frame) ? 'squares' : 'fire';
    patchUnits(state, guns, { bombarded: state.turn });
    const targets = fieldOf(state).atOf(target, otherSide(frame.side));
    patchUnits(state, targets, { attacked: state.turn });
    noteBombardment(state, guns);
    noteFoes(state, guns, targets);
  },
};

export function refuseBombardment(state: Read, from: Hex, target: Hex): Refusal | null {
  const field = fieldOf(state);
  const facts = { hex: hexName(state, target) };
  if (turnSheet(state).night) return no('NLC-16.2', refusals.bombardAtNight);
  if (holdsGarrison(field, target)) return no('NLC-10.1', refusals.bombardGarrison, facts);
  if (!hasLos(field, from, target)) return no('NLC-8.1a', refusals.noLineOfSight, facts);
  return null;
}

/** NLC-20.13b: guns laid on enemies beside them fire at nobody else. */
function refuseFacing(state: Read, guns: readonly UnitId[], target: Hex): Refusal | null {
  if (!state.options.opportunityFire) return null;
  const isLaidElsewhere = (gun: UnitId): boolean => {
    const faced = state.stage?.faced[gun] ?? [];
    return faced.length > 0 && !faced.includes(target);
  };
  return guns.some(isLaidElsewhere) ? no('NLC-20.13b', refusals.laidElsewhere) : null;
}

export const endBombard: Rule<BombardmentFrame, 'endBombard'> = {
  type: 'endBombard',
  rule: 'NLC-4.5b',
  role: 'commit',
  *candidates(_state, frame) {
    if (frame.step === 'choose') yield { type: 'endBombard' };
  },
  refuse: () => null,
  target: () => ({ button: 'endBombard' }),
  apply(_table, frame) {
    frame.step = 'over';
  },
};

/** NLC-8.5d: against the bonus of squares the owner may choose to stand in line, at the risk of a charge. */
export const squares: Rule<BombardmentFrame, 'squares'> = {
  type: 'squares',
  rule: 'NLC-8.5d',
  *candidates(_state, frame) {
    if (frame.step !== 'squares') return;
    yield { type: 'squares', accept: true };
    yield { type: 'squares', accept: false };
  },
  refuse: () => null,
  target: ({ accept }) => ({ button: accept ? 'accept' : 'refuse' }),
  apply(_table, frame, _seat, { accept }) {
    frame.enfiladed = frame.enfiladed || accept;
    frame.refused = !accept;
    frame.step = 'fire';
  },
};

/** NLC-R084: a real threat, and no enfilade by lines already; NLC-8.5b: buildings protect from it altogether. */
function isSquareThreat(state: Read, { side, target, enfiladed }: Frozen<BombardmentFrame>): boolean {
  if (enfiladed || isSheltered(fieldOf(state), target)) return false;
  const targets = fieldOf(state).atOf(target, otherSide(side));
  if (!targets.some((id) => sheetOf(state, id).arm === 'inf')) return false;
  return ableToReact(state, { kind: 'bombard', hex: target, movers: targets, side }).length > 0;
}

function fire(table: Table, frame: BombardmentFrame): void {
  const { state } = table;
  const { guns, from, target, enfiladed, side } = frame;
  const fired = bombardFire(state, fieldOf(state), { guns, from, target, enfiladed });
  const volley = rollFire(table, 'NLC-8.1d', fired, { hex: target, side, fight: 'bombardment' });
  frame.step = 'after';
  state.exposed = [];
  const targets = fieldOf(state).atOf(target, otherSide(side));
  const { steps, disrupts, rule } = effectOf(state, fired.row, volley);
  if (disrupts) disrupt(table, targets, rule);
  if (steps > 0) callLosses(table, otherSide(side), targets, steps, true);
}

interface Effect {
  readonly steps: number;
  readonly disrupts: boolean;
  readonly rule: RuleId;
}

/** NLC-8.1d, 8.1e, NLC-R085: the first hit only disrupts, whoever is disrupted already. NLC-20.4c, 20.12: or every hit is a step, and disruption goes by the dice. */
function effectOf({ options }: Read, row: number, { hits, roll, wasNear }: Volley): Effect {
  if (options.rollSix) return { steps: hits, disrupts: wasNear, rule: 'NLC-20.4c' };
  if (options.altArtillery)
    return { steps: hits, disrupts: row > 0 && isDisruptedByFire(row, roll), rule: 'NLC-20.12c' };
  return { steps: Math.max(0, hits - 1), disrupts: hits > 0, rule: 'NLC-8.1d' };
}

/** NLC-8.5d: cavalry may fall on those who would not form square. */
function after(table: Table, frame: BombardmentFrame): void {
  const { side, target, refused } = frame;
  frame.step = 'choose';
  rollForLeaders(table);
  runHooks(table);
  const movers = fieldOf(table.state).atOf(target, otherSide(side));
  if (refused) openReaction(table, { kind: 'bombard', hex: target, movers, side, noSquare: true });
}

const hasTarget = (state: Read, side: Side): boolean => {
  for (const [from] of batteries(state))
    for (const target of targetsFrom(state, from, side))
      if (refuseBombardment(state, from, target) === null) return true;
  return false;
};

export const bombardment = procedure(bombardmentFrame, {
  rule: 'NLC-4.5b',
  pending(state, { step, side, target }) {
    if (step === 'squares') {
      const facts = { hex: hexName(state, target) };
      return [{ seat: otherSide(side), ...ask('NLC-8.5d', prompts.squares, facts) }];
    }
    if (step !== 'choose' || !hasTarget(state, side)) return [];
    return [{ seat: side, ...ask('NLC-8.1a', prompts.bombard), cover: stageCover(side) }];
  },
  actions: [bombard, squares, endBombard],
  advance(table, frame) {
    if (frame.step === 'fire') fire(table, frame);
    else if (frame.step === 'after') after(table, frame);
    else table.end();
  },
});
