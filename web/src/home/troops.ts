import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { px } from '@grognard/desk/drawing/shapes.ts';
import { FIELDS, MEADOW, type Ridge } from './landscape.ts';

/** A column of foot seen from afar: coats, shakos, bayonets, colours. */
export interface Column {
  readonly field: string;
  readonly scale: number;
  readonly coats: string;
  readonly shakos: string;
  readonly bayonets: string;
  readonly staff: string;
  readonly flag: string;
}

interface Formation {
  readonly x: number;
  readonly files: number;
  readonly ranks: number;
  readonly ground: Ridge;
  readonly field: string;
  /** 1 marches to the right, -1 to the left. */
  readonly facing: 1 | -1;
  readonly scale: number;
}

function column({ x: start, files, ranks, ground, field, facing, scale }: Formation): Column {
  let [coats, shakos, bayonets] = ['', '', ''];
  const height = 10 * scale;
  for (let rank = 0; rank < ranks; rank += 1)
    for (let file = 0; file < files; file += 1) {
      const x = start + file * 4.6 * scale + rank * 2.2 * scale * facing;
      const y = ground(x) + 9 * scale + rank * 4.2 * scale;
      coats += `M${px(x)} ${px(y)}v${px(-height)}`;
      shakos += `M${px(x - 1.3 * scale)} ${px(y - height - 0.6 * scale)}h${px(2.6 * scale)}`;
      if (rank < 2)
        bayonets += `M${px(x + 1.4 * scale)} ${px(y - height * 0.6)}l${px(1.6 * scale * facing)} ${px(-height * 1.15)}`;
    }
  const pole = start + files * 2.3 * scale;
  const top = ground(pole) + 6 - 36 * scale;
  const reach = (length: number): number => px(length * scale * facing);
  return {
    field,
    scale,
    coats,
    shakos,
    bayonets,
    staff: `M${px(pole)} ${px(top + 36 * scale)}V${px(top)}`,
    flag: `M${px(pole)} ${px(top)}q${reach(7)} -4 ${reach(13)} 0t${reach(12)} -1v${px(12 * scale)}q${reach(-6)} 3 ${reach(-12)} 0t${reach(-13)} 1z`,
  };
}

const french = { field: 'var(--fr)', facing: 1 } as const;
const british = { field: 'var(--gb)', facing: -1 } as const;

export const farColumns = (): readonly Column[] => [
  ...[1140, 1240, 1345].map((x) =>
    column({ ...british, x, files: 14, ranks: 3, ground: FIELDS, scale: 0.86 }),
  ),
  ...[770, 862].map((x) => column({ ...french, x, files: 13, ranks: 4, ground: FIELDS, scale: 0.82 })),
];

export const nearColumns = (): readonly Column[] =>
  [
    [745, 16],
    [880, 15],
    [40, 14],
  ].map(([x = 0, files = 0]) => column({ ...french, x, files, ranks: 5, ground: MEADOW, scale: 1.2 }));

export const guns: readonly { readonly x: number; readonly y: number }[] = [1010, 1092, 1174].map((x) => ({
  x,
  y: px(MEADOW(x) - 26),
}));

/** A cloud of powder smoke: round bodies and the curls drawn on them. */
export interface Smoke {
  readonly bodies: string;
  readonly curls: string;
}

function puff(x: number, y: number, size: number, balls: number, seed: number): Smoke {
  const random = seeded(seed);
  let [bodies, curls] = ['', ''];
  for (let i = 0; i < balls; i += 1) {
    const r = size * (0.6 + random() * 0.7);
    const cx = x + (i - balls / 2) * size * 0.9 + random() * size * 0.5;
    const cy = y - Math.sin((i / balls) * Math.PI) * size * 1.1 - random() * size * 0.5;
    bodies += `M${px(cx - r)} ${px(cy)}a${px(r)} ${px(r)} 0 1 0 ${px(2 * r)} 0a${px(r)} ${px(r)} 0 1 0 ${px(-2 * r)} 0z`;
    curls += `M${px(cx - r * 0.9)} ${px(cy - r * 0.3)}a${px(r)} ${px(r)} 0 0 1 ${px(r * 1.5)} ${px(-r * 0.5)}M${px(cx - r * 0.3)} ${px(cy + r * 0.2)}a${px(r * 0.6)} ${px(r * 0.6)} 0 0 1 ${px(r)} ${px(-r * 0.3)}`;
  }
  return { bodies, curls };
}

export const farSmoke = (): readonly Smoke[] => [
  puff(1118, FIELDS(1118) - 2, 12, 5, 1),
  puff(1222, FIELDS(1222) - 2, 11, 5, 2),
  puff(1330, FIELDS(1330) + 2, 11, 4, 3),
];

export const nearSmoke = (): readonly Smoke[] => [
  puff(1078, MEADOW(1070) - 24, 14, 5, 4),
  puff(1246, MEADOW(1240) - 20, 17, 6, 5),
];
