// How high the rows of both boards are. Room goes to what matters: where it is scarce the enemy's Reserve, which lies
// face-down, is a thin strip; while both deploy unseen the whole far half is one band.
import { FIRST_LINE, opponentOf, type Player, RESERVE, SECOND_LINE, type Slot } from '../../../vocabulary.ts';

const LINES = { first: FIRST_LINE, second: SECOND_LINE, reserve: RESERVE } as const;

export interface Row {
  readonly board: Player;
  readonly line: keyof typeof LINES;
  readonly slots: readonly Slot[];
  readonly y: number;
  readonly h: number;
}

export interface Rows {
  /** How high the band of the enemy is while both deploy. */
  readonly band: number | null;
  readonly rows: readonly Row[];
}

export interface Gaps {
  readonly pad: number;
  readonly between: number;
  /** Between the boards. */
  readonly front: number;
}

/** Rows of at least this height leave room for the enemy's Reserve at full size. */
const ROOMY = 84;
const STRIP = { least: 28, most: 38, share: 0.08 };
const BAND = { least: 40, most: 58, share: 0.12 };

const within = (room: number, { least, most, share }: typeof STRIP): number =>
  Math.min(most, Math.max(least, Math.round(room * share)));

/** From the far edge to the near one. */
export function battleRows(height: number, near: Player, { pad, between, front }: Gaps): Rows {
  const room = height - 2 * pad - 4 * between - front;
  const isRoomy = room / 6 >= ROOMY;
  const strip = isRoomy ? room / 6 : within(room, STRIP);
  const h = (room - strip) / 5;
  const far = opponentOf(near);
  const rows: Row[] = [];
  let y = pad;
  const lay = (board: Player, line: Row['line'], high: number, gap: number): void => {
    rows.push({ board, line, slots: LINES[line], y, h: high });
    y += high + gap;
  };
  lay(far, 'reserve', strip, between);
  lay(far, 'second', h, between);
  lay(far, 'first', h, front);
  lay(near, 'first', h, between);
  lay(near, 'second', h, between);
  lay(near, 'reserve', h, 0);
  return { band: null, rows };
}

/** SAG-4.5: the own three rows as high as they can be, below the band of the enemy. */
export function deploymentRows(height: number, near: Player, { pad, between }: Gaps): Rows {
  const room = height - 2 * pad - 3 * between;
  const band = within(room, BAND);
  const h = (room - band) / 3;
  const rows = (['first', 'second', 'reserve'] as const).map((line, i) => ({
    board: near,
    line,
    slots: LINES[line],
    y: pad + band + between + i * (h + between),
    h,
  }));
  return { band, rows };
}
