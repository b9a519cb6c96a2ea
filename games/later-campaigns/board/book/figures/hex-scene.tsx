// A few hexes with counters on them, drawn as the table draws them. Columns are letters, rows are numbers: 'B3'.
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { CounterFace, type Face } from '@grognard/desk/map/counters/counter-face.tsx';
import { Grid, Houses, Roads, Woods } from '@grognard/desk/map/ground/ground.tsx';
import { hexesPath, sideEnds } from '@grognard/desk/map/ground/hex-paths.ts';
import { at, fine, type HexPlan, hexPlan, type Point } from '@grognard/desk/map/hex-plan.ts';
import { directionTo, hexGrid, rowsOf } from '@grognard/geometry';
import type { ComponentChildren } from 'preact';
import { LAYOUT } from '../../../data/map/notation.ts';
import '../book.css';

const COLUMNS = 7;
const ROWS = [COLUMNS, COLUMNS, COLUMNS, COLUMNS] as const;
const RADIUS = 34;

export const plan: HexPlan = hexPlan(hexGrid(LAYOUT, rowsOf(ROWS)), RADIUS, 6);

export const hexAt = (spot: string): number =>
  (Number(spot.slice(1)) - 1) * COLUMNS + spot.charCodeAt(0) - 'A'.charCodeAt(0);

export const placeOf = (spot: string): Point => plan.centre(hexAt(spot));

export interface Piece extends Pick<Face, 'name' | 'values'> {
  readonly spot: string;
  readonly side: 'french' | 'allied';
  readonly arm: 'infantry' | 'heavy-cavalry' | 'light-cavalry' | 'foot-artillery';
  readonly morale: number;
  readonly isDisrupted?: boolean;
}

const faceOf = ({ side, arm, name, values, morale, isDisrupted = false }: Piece): Face => ({
  // The Allies at Quatre Bras are Dutch when the battle begins.
  nation: side === 'french' ? 'fr' : 'nl',
  code: side === 'french' ? 'FR' : 'NL',
  arm: `arm-${arm}`,
  name,
  values,
  morale,
  marker: isDisrupted ? 'mk-disarray' : undefined,
});

interface HexSceneProps {
  readonly label: string;
  readonly pieces: readonly Piece[];
  readonly woods?: readonly string[];
  readonly towns?: readonly string[];
  /** Hexsides between two spots. */
  readonly crests?: readonly (readonly [string, string])[];
  readonly road?: readonly string[];
  /** Hexes in a wash: a zone of control, for example. */
  readonly zone?: readonly string[];
  /** Arrows, lines and numbered discs. */
  readonly children?: ComponentChildren;
}

function crestPath(crests: readonly (readonly [string, string])[]): string {
  return crests
    .map(([one, other]) => {
      const direction = directionTo(plan.grid, hexAt(one), hexAt(other));
      return direction === null ? '' : `M${sideEnds(plan, hexAt(one), direction).map(at).join('L')}`;
    })
    .join('');
}

const linksOf = (road: readonly string[]): readonly (readonly [number, number])[] =>
  road.slice(1).map((spot, i) => [hexAt(road[i] ?? spot), hexAt(spot)] as const);

export function HexScene(props: HexSceneProps) {
  const { label, pieces, woods = [], towns = [], crests = [], road = [], zone = [], children } = props;
  return (
    <svg
      viewBox={`0 0 ${fine(plan.width)} ${fine(plan.height)}`}
      role="img"
      aria-label={label}
      class="later-campaigns-book-figure"
    >
      <rect width={fine(plan.width)} height={fine(plan.height)} class="paper" />
      <path d={hexesPath(plan, zone.map(hexAt))} class="zone" />
      <Woods plan={plan} hexes={woods.map(hexAt)} />
      <Roads plan={plan} links={linksOf(road)} kind="road" />
      <Houses plan={plan} hexes={towns.map(hexAt)} />
      <Grid plan={plan} />
      <path d={crestPath(crests)} class="crest" />
      {pieces.map((piece) => (
        <g key={piece.spot} transform={moveTo(placeOf(piece.spot))}>
          <CounterFace face={faceOf(piece)} detail="field" />
        </g>
      ))}
      {children}
    </svg>
  );
}
