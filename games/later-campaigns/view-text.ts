// What a viewer sees, for the terminal.
import { theatreOf } from './data/theatres.ts';
import { SIDE_NAME } from './names.ts';
import type { View } from './view.ts';

export function viewText({ turn, stacks, points, active, options }: View): string {
  const theatre = theatreOf({ options });
  const lines = stacks.map(({ hex, side, units, whole }) => {
    const names = units.map(({ unit }) => theatre.units[unit]?.name ?? '?').join(', ');
    return `${theatre.hexIds[hex]} ${SIDE_NAME[side].padEnd(6)} ${names}${whole ? '' : ' …'}`;
  });
  const acting = active === null ? '' : `, ${SIDE_NAME[active.side]} act`;
  return [`Turn ${turn}${acting}. French ${points.french}, Allies ${points.allied} points.`, ...lines].join(
    '\n',
  );
}
