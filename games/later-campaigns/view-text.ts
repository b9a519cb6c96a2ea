// What a viewer sees, for the terminal.

import { fill } from '@grognard/kernel';
import { theatreOf } from './data/theatres.ts';
import type { View } from './view.ts';
import { SIDE_NAME } from './words/sides-and-orders.ts';
import { terminal } from './words/terminal.ts';

export function viewText({ turn, stacks, points, active, options }: View): string {
  const theatre = theatreOf({ options });
  const lines = stacks.map(({ hex, side, units, whole }) => {
    const names = units.map(({ unit }) => theatre.units[unit]?.name ?? '?').join(', ');
    return `${theatre.hexIds[hex]} ${SIDE_NAME[side].padEnd(6)} ${names}${whole ? '' : ' …'}`;
  });
  const facts = { turn, french: points.french, allied: points.allied };
  const head =
    active === null
      ? fill(terminal.standing, facts)
      : fill(terminal.acting, { ...facts, side: SIDE_NAME[active.side] });
  return [head, ...lines].join('\n');
}
