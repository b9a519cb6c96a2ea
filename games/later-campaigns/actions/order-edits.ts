// NLC-J.1 orderEdit: an order is written in small steps: for whom and what, the target, the way, what follows.
import { farther, target } from './aim-order.ts';
import { begin } from './begin-order.ts';
import { append, setFlag, superior, waypoint } from './extend-order.ts';
import { pathFrom, pathTo } from './path-order.ts';

export const orderEdits = [
  begin,
  target,
  farther,
  pathFrom,
  pathTo,
  waypoint,
  superior,
  setFlag,
  append,
] as const;
