// NLC-D.14: who holds what when a scenario begins: as it says, else the side whose supply is nearer.
import { hexDistance } from '@grognard/geometry';
import { bySide, type Hex, NOWHERE, type Side } from '../../vocabulary.ts';
import { type ControlCode, controlDigit } from '../control-code.ts';
import type { ArmySheet, TheatreMap } from '../theatre.ts';

export function startingControl(
  { grid }: Pick<TheatreMap, 'grid'>,
  armies: readonly Pick<ArmySheet, 'side' | 'supply'>[],
  held: readonly (readonly [Hex, Side])[],
): ControlCode {
  const sources = bySide((side) =>
    armies.filter((army) => army.side === side).flatMap(({ supply }) => supply),
  );
  const nearest = (side: Side, hex: Hex): number => {
    let steps = Number.POSITIVE_INFINITY;
    for (const source of sources[side]) steps = Math.min(steps, hexDistance(grid, hex, source));
    return steps;
  };
  const codes = Array.from({ length: grid.size }, (_, hex) => {
    const [french, allied] = [nearest('french', hex), nearest('allied', hex)];
    const side = french === allied ? null : french < allied ? 'french' : 'allied';
    return controlDigit(side, side);
  });
  for (const [hex, side] of held) if (hex !== NOWHERE) codes[hex] = controlDigit(side, side);
  return codes.join('');
}
