import type { Target } from '@grognard/kernel';
import type { WireOffer } from '@grognard/protocol';
import type { Desk, Drag } from '@grognard/web/table/game-board.ts';
import { isSector } from '../../field/board-graph.ts';
import type { Action } from '../../grammar.ts';
import type { Unit } from '../../state.ts';
import type { Sector } from '../../vocabulary.ts';
import { asJson, type GeneralsOffer, offersIn, viewIn } from '../reading.ts';
import { type Pick, pick, pickFront, selectionOf } from './selection.ts';

const wires = (offers: readonly GeneralsOffer[]): readonly WireOffer[] => offers.map(({ wire }) => wire);

const offersOf = (desk: Desk): readonly GeneralsOffer[] => {
  const { offers } = desk.shown.value;
  const known = parsed.get(offers);
  if (known !== undefined) return known;
  const fresh = offersIn(offers);
  parsed.set(offers, fresh);
  return fresh;
};
/** Offers are read once per state, however often the pointer asks. */
const parsed = new WeakMap<readonly WireOffer[], readonly GeneralsOffer[]>();

const unitNamed = (desk: Desk, id: string): Unit | undefined =>
  viewIn(desk.shown.value).units.find((unit) => unit.id === id);

export const isPlanning = (desk: Desk): boolean =>
  offersOf(desk).some(({ action }) => action.type === 'endPlanning');

/** GEN-6.2: the orders that could be written for this kind of unit. */
const ordersFor = (desk: Desk, from: Sector, arm: Unit['arm']): readonly GeneralsOffer[] =>
  offersOf(desk).filter(
    ({ action }) => action.type === 'order' && action.from === from && action.arm === arm,
  );

function ordersTo(
  desk: Desk,
  { from, arm, via }: Extract<Pick, { kind: 'order' }>,
  to: Sector,
): readonly GeneralsOffer[] {
  return ordersFor(desk, from, arm).filter(({ action }) => {
    if (action.type !== 'order') return false;
    const [first, second] = action.path;
    if (first === 'building') return via === null && to === from;
    if (via === null) return first === to;
    return first === via && (second === undefined ? to === via : second === to);
  });
}

/** Offers in which the picked unit is told this target: a victim, a front, a sector. */
function secondHalf(desk: Desk, unit: string, target: Target): readonly GeneralsOffer[] {
  return offersOf(desk).filter(({ action }) => {
    if (!('unit' in action) || action.unit !== unit) return false;
    if ('unit' in target) return action.type === 'target' && action.at === target.unit;
    if ('border' in target)
      return action.type === 'assign'
        ? action.front === target.border
        : action.type === 'countercharge' && action.border === target.border;
    if ('card' in target) return action.type === 'assign' && action.front === target.card;
    return 'sector' in target && action.type === 'road' && action.to === target.sector;
  });
}

/** What pressing a target would mean now. */
export function answersOn(desk: Desk, target: Target): readonly WireOffer[] {
  const { pick: picked } = selectionOf(desk);
  if (picked?.kind === 'unit') {
    const second = secondHalf(desk, picked.unit, target);
    if (second.length > 0) return wires(second);
  }
  if ('sector' in target && isSector(target.sector)) {
    if (picked?.kind === 'order') return wires(ordersTo(desk, picked, target.sector));
    if (picked?.kind === 'place')
      return wires(
        offersOf(desk).filter(
          ({ action }) =>
            action.type === 'place' && action.arm === picked.arm && action.sector === target.sector,
        ),
      );
  }
  if ('unit' in target && picked?.kind === 'order') {
    const at = unitNamed(desk, target.unit)?.at;
    if (isSector(at) && at !== picked.from) return answersOn(desk, { sector: at });
  }
  // Every order is about some sector: without a unit to send they would all light up.
  if ('sector' in target && isPlanning(desk)) return [];
  if ('unit' in target && isPlanning(desk)) {
    const unit = unitNamed(desk, target.unit);
    return unit !== undefined && isSector(unit.at) ? wires(ordersFor(desk, unit.at, unit.arm)) : [];
  }
  return desk.on(target);
}

/** Choices that go on with a second press on the board rather than with a menu. */
const TWO_PRESSES: ReadonlySet<Action['type']> = new Set(['target', 'assign', 'road', 'countercharge']);

function pressUnit(desk: Desk, id: string, at: Element): boolean {
  const { pick: picked } = selectionOf(desk);
  if (isPlanning(desk)) {
    const unit = unitNamed(desk, id);
    if (unit === undefined || !isSector(unit.at)) return false;
    if (ordersFor(desk, unit.at, unit.arm).length === 0) return pressSector(desk, unit.at, at);
    const isSame = picked?.kind === 'order' && picked.from === unit.at && picked.arm === unit.arm;
    if (
      picked?.kind === 'order' &&
      picked.from !== unit.at &&
      ordersTo(desk, picked, unit.at).some(({ isLegal }) => isLegal)
    )
      return pressSector(desk, unit.at, at);
    if (!ordersFor(desk, unit.at, unit.arm).some(({ isLegal }) => isLegal)) return false;
    pick(desk, isSame ? null : { kind: 'order', from: unit.at, arm: unit.arm, via: null });
    return true;
  }
  if (picked?.kind === 'unit') {
    const second = secondHalf(desk, picked.unit, { unit: id });
    if (second.some(({ isLegal }) => isLegal)) {
      pick(desk, null);
      return false;
    }
    if (picked.unit === id) {
      pick(desk, null);
      desk.choose(desk.on({ unit: id }), at);
      return true;
    }
  }
  const legal = offersIn(desk.on({ unit: id })).filter(({ isLegal }) => isLegal);
  const goesOn = legal.length > 1 && legal.every(({ action }) => TWO_PRESSES.has(action.type));
  if (!goesOn) return false;
  pick(desk, { kind: 'unit', unit: id });
  return true;
}

function pressSector(desk: Desk, sector: Sector, at: Element): boolean {
  const { pick: picked } = selectionOf(desk);
  if (picked?.kind === 'order') {
    const legal = ordersTo(desk, picked, sector).filter(({ isLegal }) => isLegal);
    const goesFurther = legal.some(({ action }) => action.type === 'order' && action.path.length === 2);
    if (picked.via === null && goesFurther) {
      pick(desk, { ...picked, via: sector });
      return true;
    }
    const [first] = legal;
    if (first === undefined) {
      desk.choose(answersOn(desk, { sector }), at);
      return true;
    }
    pick(desk, { ...picked, via: null });
    void desk.submit(first.wire.action);
    return true;
  }
  if (picked?.kind === 'unit') pick(desk, null);
  return false;
}

/** The game's own way of taking a press; false: the usual way with what `answersOn` says. */
export function pressOn(desk: Desk, target: Target, at: Element): boolean {
  if ('unit' in target) return pressUnit(desk, target.unit, at);
  if ('sector' in target && isSector(target.sector)) return pressSector(desk, target.sector, at);
  if ('border' in target || ('card' in target && /^(meet|bld):/.test(target.card))) {
    const { pick: picked } = selectionOf(desk);
    if (picked?.kind === 'unit' && secondHalf(desk, picked.unit, target).some(({ isLegal }) => isLegal)) {
      const offers = wires(secondHalf(desk, picked.unit, target));
      pick(desk, null);
      desk.choose(offers, at);
      return true;
    }
    pickFront(desk, 'border' in target ? target.border : target.card);
    return true;
  }
  return 'card' in target ? pressOrder(desk, target.card, at) : false;
}

/** Equal orders under one arrow: each press sends one more, and when all are sent the next holds all back. */
function pressOrder(desk: Desk, card: string, at: Element): boolean {
  const offers = offersIn(desk.on({ card })).filter(({ isLegal }) => isLegal);
  const send = offers.find(({ action }) => action.type === 'activate');
  if (send !== undefined) {
    void desk.submit(send.wire.action);
    return true;
  }
  const held = offers.filter(({ action }) => action.type === 'deactivate');
  if (held.length > 1) {
    void desk.submitEach(
      (fresh) =>
        offersIn(fresh).find(
          ({ action, isLegal }) => isLegal && held.some((each) => sameAction(each.action, action)),
        )?.wire,
    );
    return true;
  }
  const strike = offers.filter(({ action }) => action.type === 'unorder');
  if (strike.length > 1) {
    desk.choose(wires(strike.slice(0, 1)), at);
    return true;
  }
  return false;
}

const sameAction = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A drag begins on a unit that can be given an order, or that has a second half to choose. */
export function canDragFrom(desk: Desk, target: Target): boolean {
  if (!('unit' in target)) return false;
  if (!isPlanning(desk))
    return offersIn(desk.on(target)).some(({ action, isLegal }) => isLegal && TWO_PRESSES.has(action.type));
  const unit = unitNamed(desk, target.unit);
  return (
    unit !== undefined &&
    isSector(unit.at) &&
    ordersFor(desk, unit.at, unit.arm).some(({ isLegal }) => isLegal)
  );
}

/** The sectors a drag has passed after the one it began in; a last one left again means back. */
export function trailOf(desk: Desk, drag: Drag): readonly Sector[] {
  const start = 'unit' in drag.from ? unitNamed(desk, drag.from.unit)?.at : undefined;
  const passed = drag.over.flatMap((target) => {
    const at =
      'sector' in target ? target.sector : 'unit' in target ? unitNamed(desk, target.unit)?.at : undefined;
    return isSector(at) ? [at] : [];
  });
  const trail: Sector[] = [];
  for (const sector of passed) if (sector !== (trail.at(-1) ?? start)) trail.push(sector);
  return trail;
}

export function dropAt(desk: Desk, drag: Drag, at: Element | null): void {
  if (!('unit' in drag.from)) return;
  const unit = unitNamed(desk, drag.from.unit);
  const last = drag.over.at(-1);
  if (unit === undefined || last === undefined) return;
  if (!isPlanning(desk)) {
    desk.choose(wires(secondHalf(desk, unit.id, last)), at);
    return;
  }
  if (!isSector(unit.at)) return;
  const { at: from } = unit;
  const trail = trailOf(desk, drag);
  const [first, second] = trail;
  const end = trail.at(-1);
  if (first === undefined || end === undefined) return;
  const base: Pick = { kind: 'order', from, arm: unit.arm, via: null };
  if (second !== undefined && unit.arm === 'C') {
    const ride = ordersTo(desk, { ...base, via: first }, second);
    if (ride.length > 0) {
      pick(desk, base);
      desk.choose(wires(ride), at);
      return;
    }
  }
  const to = unit.arm === 'C' ? first : end;
  pick(desk, base);
  const direct = ordersTo(desk, base, to);
  if (direct.length === 0) {
    desk.ask(asJson({ type: 'order', from, arm: unit.arm, path: [to] }), to, at);
    return;
  }
  const further = direct.some(
    ({ action, isLegal }) => isLegal && action.type === 'order' && action.path.length === 2,
  );
  if (further) pick(desk, { ...base, via: to });
  else desk.choose(wires(direct), at);
}
