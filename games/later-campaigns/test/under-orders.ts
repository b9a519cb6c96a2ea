// A table at which a formation is under an order with hexes as its target, on one leg or several.
import { theatreOf } from '../data/theatres.ts';
import { detach } from '../orders/assigning.ts';
import { legWith } from '../orders/legs.ts';
import { automatic } from '../orders/numbered.ts';
import type { Body, Leg, Order, State } from '../state.ts';
import type { BodyId, Hex } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';

export const CORPS = 'french corps';

/** A leg that is aimed at these hexes. */
export const towards = (type: Leg['type'], hexes: readonly Hex[], more: Partial<Leg> = {}): Leg =>
  legWith({ type, target: { kind: 'currentPosition', hexes }, ...more });

/** The table with this order in force, by default of the French corps. */
export function under(
  sitting: Sitting,
  legs: (at: (spot: string) => Hex) => readonly Leg[],
  more: Partial<Body> = {},
  formation = CORPS,
): TestTable {
  const first = table(sitting);
  const order: Order = { ...first.body(formation).order, legs: legs(first.at) };
  return table({
    ...sitting,
    bodies: { ...sitting.bodies, [formation]: { order, ...sitting.bodies?.[formation], ...more } },
  });
}

export const bodyNamed = (state: Pick<State, 'options'>, name: string): BodyId =>
  theatreOf(state).bodies.findIndex(({ id }) => id === name);

/** The division is under orders of its own; its owner may end them. */
export function detached(state: State, division: string, leg: Leg): void {
  const id = bodyNamed(state, division);
  const units = theatreOf(state).bodies[id]?.units ?? [];
  detach(state, id, units, automatic(state, id, [leg]), true);
}
