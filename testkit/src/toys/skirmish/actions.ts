// What a side does in its turn: move, fire, end it, or give up.
import { ring, within } from '@grognard/geometry';
import {
  type ActionRule,
  type Frame,
  type Frozen,
  invariant,
  no,
  type Refusal,
  type Seat,
} from '@grognard/kernel';
import { field, hexName, terrainOf, VILLAGE } from './field.ts';
import { type Outlook, outlookOn, rangeTo } from './outlook.ts';
import {
  changed,
  isSide,
  otherSide,
  POWERS,
  type Side,
  type SkirmishState,
  STACK,
  type Unit,
  unitNamed,
} from './state.ts';

export interface Move {
  readonly type: 'move';
  readonly unit: string;
  readonly to: number;
}
export interface Fire {
  readonly type: 'fire';
  readonly unit: string;
  readonly at: string;
}
export interface EndTurn {
  readonly type: 'endTurn';
}
export interface Resign {
  readonly type: 'resign';
}
export type SkirmishAction = Move | Fire | EndTurn | Resign;

export type SkirmishEvent =
  | { readonly type: 'moved'; readonly unit: string; readonly path: readonly number[] }
  | {
      readonly type: 'fired';
      readonly unit: string;
      readonly at: string;
      readonly die: number;
      readonly needed: number;
      readonly isHit: boolean;
    }
  | { readonly type: 'broken'; readonly unit: string; readonly side: Side }
  | { readonly type: 'turnEnded'; readonly side: Side; readonly turn: number }
  | { readonly type: 'resigned'; readonly side: Side };

type State = Frozen<SkirmishState>;
type Rule<A extends SkirmishAction> = ActionRule<SkirmishState, Frame, A, SkirmishEvent, Outlook>;

const own = ({ units }: State, seat: Seat): readonly Unit[] => units.filter(({ side }) => side === seat);
const mustBe = <T>(found: T | undefined): T => {
  invariant(found !== undefined, 'Candidates name units on the field.');
  return found;
};

/** SKM-2.3: two units of one side fit into a hex. */
const isFull = ({ units }: State, { id, side }: Unit, hex: number): boolean =>
  units.filter((unit) => unit.hex === hex && unit.side === side && unit.id !== id).length >= STACK;

export const move: Rule<Move> = {
  type: 'move',
  rule: 'SKM-2',
  *candidates(state, _frame, seat) {
    for (const { id, hex, kind } of own(state, seat))
      for (const to of within(field, hex, POWERS[kind].movement))
        if (to !== hex) yield { type: 'move', unit: id, to };
  },
  *wider(state, _frame, seat) {
    for (const { id, hex, kind } of own(state, seat))
      for (const to of ring(field, hex, POWERS[kind].movement + 1)) yield { type: 'move', unit: id, to };
  },
  refuse(state, _frame, _seat, { unit: id, to }, outlook): Refusal | null {
    const unit = mustBe(unitNamed(state, id));
    if (unit.hasMoved) return no('SKM-2.1', 'It has moved in this turn.');
    if (unit.hasFired) return no('SKM-2.1', 'It has fired; whoever fires stays where he is.');
    if (isFull(state, unit, to))
      return no('SKM-2.3', 'Two units stand in {hex} already.', { hex: hexName(to) });
    if (outlook.reach(unit).has(to)) return null;
    const enemy = state.units.find(({ hex, side }) => hex === to && side !== unit.side);
    if (enemy !== undefined) return no('SKM-2.2', 'The enemy is in {hex}.', { hex: hexName(to) });
    return no('SKM-2.2', 'No way of {points} points leads to {hex}.', {
      points: POWERS[unit.kind].movement,
      hex: hexName(to),
    });
  },
  target: ({ to }) => ({ hex: to }),
  apply(umpire, _frame, _seat, { unit: id, to }) {
    const { state } = umpire;
    const path = outlookOn(state)
      .reach(mustBe(unitNamed(state, id)))
      .path(to);
    state.units = changed(state.units, (unit) =>
      unit.id === id ? { ...unit, hex: to, hasMoved: true } : unit,
    );
    if (to === VILLAGE) state.holder = state.mover;
    umpire.emit({ type: 'moved', unit: id, path });
  },
};

/** SKM-3.3: a hit takes five or six, one more from the target's cover, one less from a hill. */
export const neededToHit = (shooter: Unit, target: Unit): number =>
  4 +
  (terrainOf(target.hex) === 'woods' || terrainOf(target.hex) === 'village' ? 1 : 0) -
  (terrainOf(shooter.hex) === 'hill' ? 1 : 0);

export const fire: Rule<Fire> = {
  type: 'fire',
  rule: 'SKM-3',
  *candidates(state, _frame, seat) {
    for (const unit of own(state, seat))
      for (const enemy of own(state, otherSide(unit.side)))
        if (rangeTo(unit, enemy) <= POWERS[unit.kind].range)
          yield { type: 'fire', unit: unit.id, at: enemy.id };
  },
  refuse(state, _frame, _seat, { unit: id, at }, outlook) {
    const [unit, enemy] = [mustBe(unitNamed(state, id)), mustBe(unitNamed(state, at))];
    if (unit.hasFired) return no('SKM-3.1', 'It has fired in this turn.');
    if (unit.kind === 'guns' && unit.hasMoved) return no('SKM-3.1', 'Guns that have moved do not fire.');
    const block = outlook.blockBetween(unit.hex, enemy.hex);
    return block === null ? null : no('SKM-3.2', 'It is hidden behind {hex}.', { hex: hexName(block) });
  },
  target: ({ at }) => ({ unit: at }),
  apply(umpire, _frame, _seat, { unit: id, at }) {
    const { state } = umpire;
    const [unit, enemy] = [mustBe(unitNamed(state, id)), mustBe(unitNamed(state, at))];
    const needed = neededToHit(unit, enemy);
    const die = umpire.random.die(6, `SKM-3.3 ${id} at ${at}`);
    const isHit = die >= needed;
    state.units = changed(state.units, (each) => {
      if (each.id === id) return { ...each, hasFired: true };
      return each.id === at && isHit ? { ...each, steps: each.steps - 1 } : each;
    });
    umpire.emit({ type: 'fired', unit: id, at, die, needed, isHit });
    if (isHit && enemy.steps === 1) umpire.emit({ type: 'broken', unit: at, side: enemy.side });
  },
};

export const endTurn: Rule<EndTurn> = {
  type: 'endTurn',
  role: 'commit',
  rule: 'SKM-1.4',
  candidates: () => [{ type: 'endTurn' }],
  refuse: () => null,
  target: () => ({ button: 'endTurn' }),
  apply(umpire) {
    const { state } = umpire;
    umpire.emit({ type: 'turnEnded', side: state.mover, turn: state.turn });
    if (state.mover === 'british') state.turn += 1;
    state.mover = otherSide(state.mover);
    state.units = changed(state.units, (unit) => ({ ...unit, hasMoved: false, hasFired: false }));
  },
};

export const resign: Rule<Resign> = {
  type: 'resign',
  role: 'grave',
  rule: 'SKM-4.3',
  unlisted: true,
  candidates: () => [{ type: 'resign' }],
  refuse: () => null,
  target: () => ({ button: 'resign' }),
  apply(umpire, _frame, seat) {
    invariant(isSide(seat), 'Only sides are asked.');
    umpire.state.resigned = seat;
    umpire.emit({ type: 'resigned', side: seat });
  },
};
