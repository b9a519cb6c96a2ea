import { px } from '@grognard/desk/drawing/shapes.ts';
import type { Side } from '../../vocabulary.ts';

/** Half the height of a block whose width is 2. */
export const ASPECT = 0.68;

/** White blocks are rounded, Black's have cut corners: sides differ in outline, not only in colour. */
export function blockPath(side: Side, w: number, grow = 0): string {
  const x = w / 2 + grow;
  const y = (w * ASPECT) / 2 + grow;
  const c = w * (side === 'white' ? 0.13 : 0.15) + grow * 0.5;
  const line = side === 'white' ? corner : cut;
  return `M${px(-x + c)} ${px(-y)}H${px(x - c)}${line(c, c)}V${px(y - c)}${line(-c, c)}H${px(-x + c)}${line(-c, -c)}V${px(-y + c)}${line(c, -c)}Z`;
}
const cut = (dx: number, dy: number): string => `l${px(dx)} ${px(dy)}`;
const corner = (dx: number, dy: number): string =>
  `a${px(Math.abs(dx))} ${px(Math.abs(dx))} 0 0 1 ${px(dx)} ${px(dy)}`;
