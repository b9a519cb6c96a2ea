// NLC-P.4: where cavalry may meet units that have moved, or that ride a charge: one layer of windows.
import type { Entrance } from '../charge/entrance.ts';
import { isWindowPossible } from '../combat/reacting.ts';
import type { Read } from '../rule-types.ts';
import type { Encounter, Post, Trail } from '../state.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { asMet } from './as-met.ts';

/** In the order of the steps; NLC-20.2.3c: of a line each half for itself. */
export const encountersOn = ({ steps }: Trail): readonly Encounter[] =>
  steps.flatMap(({ isExposed, hex, units, seen, inLine, line, isLineExposed }, step) => {
    const met = { kind: 'move', step, isOver: false } as const;
    return [
      ...(isExposed ? [{ ...met, hex, movers: units, seen }] : []),
      ...(isLineExposed ? [{ ...met, hex: line, movers: [inLine], seen: [inLine] }] : []),
    ];
  });

/** Of those who charge: first the hexes they ride through, then the hexes they charge (NLC-E.7). */
export function encountersOf(
  state: Read,
  post: Post,
  entries: readonly Entrance[],
  riders: Side,
): readonly Encounter[] {
  const through = Map.groupBy(
    entries.filter(({ via }) => via !== NOWHERE),
    ({ start, via, target }) => `${start} ${via} ${target}`,
  );
  const into = Map.groupBy(entries, ({ target }) => target);
  return [
    ...[...through.values()].map((group) => ridersIn(group[0]?.via ?? NOWHERE, group)),
    ...[...into].map(([target, group]) => ridersIn(target, group)),
  ].filter((encounter) =>
    isWindowPossible(asMet(state, post, encounter), { ...encounter, side: otherSide(riders) }),
  );
}

function ridersIn(hex: Hex, entries: readonly Entrance[]): Encounter {
  const movers = entries.map(({ unit }): UnitId => unit);
  return { kind: 'charge', hex, movers, seen: movers, step: NOBODY, isOver: false };
}
