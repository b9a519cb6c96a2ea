// Counters of the map: units, leaders and headquarters by hex, what lies on top first.
import type { MapCounter } from '@grognard/desk/map/counters/stacks.ts';
import { neighbour } from '@grognard/geometry';
import type { Theatre } from '../../../data/theatre.ts';
import { theatreOf } from '../../../data/theatres.ts';
import type { SeenStack, SeenUnit, View } from '../../../view.ts';
import type { Hex, HqId, LeaderId, Side } from '../../../vocabulary.ts';
import { leaderInWords, unitInWords, unseenInWords } from '../../words/describe.ts';
import { hqName } from '../../words/names.ts';

export type Piece =
  | { readonly is: 'unit'; readonly unit: SeenUnit }
  | { readonly is: 'leader'; readonly leader: LeaderId }
  | { readonly is: 'hq'; readonly hq: HqId }
  /** Somebody is there, and nothing else can be made out. */
  | { readonly is: 'unseen' };

export interface PieceCounter extends MapCounter {
  readonly piece: Piece;
  readonly side: Side;
  /** Leaders below it, and where there is room for names; 0: nowhere. */
  readonly ledBy?: readonly LeaderId[];
  readonly nameAt?: number;
}

/** Leaders and headquarters are no targets of the rules: the board names them itself. */
export const leaderTarget = (leader: LeaderId) => ({ card: `leader-${leader}` });
export const hqTarget = (hq: HqId) => ({ card: `hq-${hq}` });

/** The strongest lies on top, guns below what guards them. */
const rank = ({ units }: Theatre, { unit, lost }: SeenUnit): number => {
  const sheet = units[unit];
  const strength = sheet?.steps[lost] ?? 0;
  return (sheet?.arm === 'art' ? 0 : 100) + strength;
};

/** As they lie: what is on top first. */
export const fromTheTop = (view: View, { units }: SeenStack): readonly SeenUnit[] => {
  const theatre = theatreOf(view);
  return units.toSorted((a, b) => rank(theatre, b) - rank(theatre, a));
};

/** North-west and north-east, then south-west and south-east: counters there would lie over a name, or under it. */
const ROOMS = [
  { beside: [4, 5], nameAt: -31 },
  { beside: [1, 2], nameAt: 36 },
] as const;

/** Where the name of a leader hides that of the place he is at. */
export const hidesPlace = ({ piece, nameAt = 0 }: PieceCounter): boolean =>
  piece.is === 'leader' && nameAt > 0;

/** `named`: hexes of places with a name, which stands below their middle: above a counter it is that of the next row. */
export function countersOf(
  view: View,
  stacks: readonly SeenStack[],
  marks: (counter: Pick<PieceCounter, 'target' | 'hex'>) => string,
  named: ReadonlySet<Hex> = new Set(),
): readonly PieceCounter[] {
  const { grid } = theatreOf(view);
  const taken = new Set(stacks.map(({ hex }) => hex));
  const nameAt = (hex: Hex): number => {
    const isFree = ({ beside }: (typeof ROOMS)[number], of: ReadonlySet<Hex>): boolean =>
      !beside.some((direction) => of.has(neighbour(grid, hex, direction)));
    const rooms = ROOMS.filter((room) => isFree(room, taken));
    const clear = rooms.find((room) => (room.nameAt < 0 ? isFree(room, named) : !named.has(hex)));
    return (clear ?? rooms[0])?.nameAt ?? 0;
  };
  return stacks.flatMap((stack) => {
    const { hex, side, units, leaders, hqs, whole } = stack;
    const counter = (id: string, target: MapCounter['target'], name: string, piece: Piece): PieceCounter => ({
      id,
      hex,
      side,
      target,
      name,
      piece,
      marks: marks({ target, hex }),
      nameAt: nameAt(hex),
    });
    const lying = fromTheTop(view, stack).map((unit) =>
      counter(`unit-${unit.unit}`, { unit: `${unit.unit}` }, unitInWords(view, unit), { is: 'unit', unit }),
    );
    // Guns that may fire lie under what guards them, and only the top of a stack is drawn.
    const glow = lying.some((each) => each.marks?.includes('is-legal')) ? ' is-legal' : '';
    return [
      ...lying.map((each, i) => (i === 0 ? { ...each, ledBy: leaders, marks: each.marks + glow } : each)),
      ...(whole || units.length > 0
        ? []
        : [counter(`unseen-${hex}`, { hex }, unseenInWords(side), { is: 'unseen' } as const)]),
      ...leaders.map((leader) =>
        counter(`leader-${leader}`, leaderTarget(leader), leaderInWords(view, leader), {
          is: 'leader',
          leader,
        }),
      ),
      ...hqs.map((hq) => counter(`hq-${hq}`, hqTarget(hq), hqName(view, hq), { is: 'hq', hq })),
    ];
  });
}
