// NLC-20.2.3: where a hex lies as seen from whoever forms a line there: one knows the way sooner than the number.
import { tell } from '@grognard/desk/words/tell.ts';
import { axialAt } from '@grognard/geometry';
import { theatreOf } from '../../data/theatres.ts';
import type { View } from '../../view.ts';
import type { Hex, UnitId } from '../../vocabulary.ts';
import { tellerIn } from './names.ts';
import { bearingNames, nameWords } from './sentences-names.ts';

const EIGHTHS = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'] as const;

/** 'the south-east (2441)', 'Genappe (2442) in the south', seen from the middle of the unit; 'its own hex (2340)' where it is in one. */
export function bearingName(view: View, unit: UnitId, hex: Hex): string {
  const { grid, hexIds } = theatreOf(view);
  const from = view.stacks.flatMap((stack) =>
    stack.units.some((each) => each.unit === unit) ? [stack.hex] : [],
  );
  const spot = tellerIn(view).spot(hex);
  if (from.every((each) => each === hex)) return tell(nameWords.ownHex, { hex: spot });
  let [east, south] = [0, 0];
  for (const each of from) {
    const [here, there] = [axialAt(grid, each), axialAt(grid, hex)];
    const [q, r] = [there.q - here.q, there.r - here.r];
    east += Math.sqrt(3) * (q + r / 2);
    south += 1.5 * r;
  }
  const eighth = Math.round(Math.atan2(south, east) / (Math.PI / 4));
  const bearing = tell(bearingNames[EIGHTHS[(eighth + 8) % 8] ?? 'E']);
  return tell(spot === hexIds[hex] ? nameWords.bearing : nameWords.placeAtBearing, { hex: spot, bearing });
}
