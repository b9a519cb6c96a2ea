// Looks at the boards: what they are made of, an army lined up, what guns reach, where units fall back to.
import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { placeOf, retreatSides } from '../../../field/places.ts';
import { REACH } from '../../../tables/artillery-lattice.ts';
import type { TerrainSlot, UnitType } from '../../../vocabulary.ts';
import { TYPE_SYMBOL } from '../../drawing/cards/card-symbols.ts';
import { TERRAIN_SYMBOL } from '../../words/names.ts';
import { figureNames } from '../words/figures.ts';
import { Inside, type Row, Slots, sideAt, slotAt } from './slots.tsx';

const disc = (n: number, { x, y }: { readonly x: number; readonly y: number }) => (
  <KeyDisc key={n} n={n} x={x} y={y} />
);

export const BoardFigure = () => (
  <Slots label={tell(figureNames.board)}>
    {disc(1, slotAt(true, 'L', 3))}
    {disc(2, slotAt(true, 'S', 2))}
    {disc(3, slotAt(true, 'R', 3))}
    {disc(4, sideAt(true, 'W', 'R'))}
    {disc(5, sideAt(true, 'W', 'S'))}
    {disc(6, slotAt(false, 'L', 3))}
  </Slots>
);

const LINE_UP: { readonly [row in Row]: readonly (UnitType | null)[] } = {
  L: ['infantry', 'lightInfantry', 'infantry', 'infantry', 'lightInfantry'],
  S: ['heavyCavalry', 'artillery', 'horseArtillery', 'lightCavalry'],
  R: [],
};

/** SAG-4.6, 4.9: a front as one may deploy it. */
export const LineUpFigure = () => (
  <Slots
    label={tell(figureNames.lineUp)}
    lookOf={(isOwn, row, n) => (isOwn && row === 'R' && n > 1 && n < 5 ? 'is-down' : '')}
  >
    {(['L', 'S'] as const).flatMap((row) =>
      LINE_UP[row].flatMap((type, i) =>
        type === null
          ? []
          : [<Inside key={`${row}${i}`} {...slotAt(true, row, i + 1)} symbol={TYPE_SYMBOL[type]} />],
      ),
    )}
    {LINE_UP.L.map((_, i) => (
      <Inside key={i} {...slotAt(false, 'L', i + 1)} symbol={TYPE_SYMBOL.infantry} />
    ))}
    {disc(1, { x: slotAt(true, 'L', 1).x - 36, y: slotAt(true, 'L', 1).y })}
    {disc(2, { x: slotAt(true, 'S', 1).x - 36, y: slotAt(true, 'S', 1).y })}
    {disc(3, slotAt(true, 'R', 3))}
  </Slots>
);

const RANGE = 3;

/** SAG-2.13, SAG-R06: what a gun has before it at three spaces, and what Terrain in a slot leaves of it. */
function targetsOf(from: TerrainSlot, blocked: TerrainSlot | null = null): readonly string[] {
  return (REACH[from] ?? [])
    .filter(
      ({ range, paths }) =>
        range <= RANGE && paths.some((path) => !path.some(({ enemy, slot }) => enemy && slot === blocked)),
    )
    .map(({ slot }) => slot);
}

interface ArcProps {
  readonly label: string;
  readonly from: 'S2' | 'R3';
  readonly woods?: TerrainSlot;
}

const Arc = ({ label, from, woods }: ArcProps) => {
  const row = from === 'S2' ? 'S' : 'R';
  const n = from === 'S2' ? 2 : 3;
  const lit = targetsOf(from, woods ?? null);
  return (
    <Slots
      label={label}
      lookOf={(isOwn, at, i) => {
        if (isOwn) return at === row && i === n ? 'is-own' : '';
        return lit.includes(`${at}${i}`) ? 'is-lit' : '';
      }}
    >
      <Inside {...slotAt(true, row, n)} symbol={TYPE_SYMBOL.artillery} />
      {woods !== undefined && <Inside {...slotAt(false, 'L', 2)} symbol={TERRAIN_SYMBOL.woods} />}
      {woods !== undefined && disc(1, slotAt(false, 'S', 1))}
    </Slots>
  );
};

export const ArcFigure = () => <Arc label={tell(figureNames.arc)} from="S2" />;
export const ReserveArcFigure = () => <Arc label={tell(figureNames.reserveArc)} from="R3" />;
export const HiddenFigure = () => <Arc label={tell(figureNames.hidden)} from="S2" woods="L2" />;

const LOOK_OF_SIDE = { W: 'is-lit', E: 'is-own' } as const;
const SLOT: { readonly [row in Row]: readonly TerrainSlot[] } = {
  L: ['L1', 'L2', 'L3', 'L4', 'L5'],
  S: ['S1', 'S2', 'S3', 'S4'],
  R: ['R1', 'R2', 'R3', 'R4', 'R5'],
};

/** SAG-2.11: which side a slot falls back to. */
export const RetreatFigure = () => (
  <Slots
    label={tell(figureNames.retreat)}
    lookOf={(isOwn, row, n) => {
      const slot = SLOT[row][n - 1];
      if (!isOwn || slot === undefined) return '';
      const [side, other] = retreatSides(placeOf('A', slot));
      return side === undefined || other !== undefined ? 'is-either' : LOOK_OF_SIDE[side];
    }}
  >
    {disc(1, sideAt(true, 'W', 'R'))}
    {disc(2, sideAt(true, 'E', 'R'))}
    {disc(3, slotAt(true, 'L', 3))}
  </Slots>
);
