// A few hexes of the field with units on them, drawn as the table draws them.
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { Hills } from '@grognard/desk/map/ground/ground.tsx';
import { hexesPath } from '@grognard/desk/map/ground/hex-paths.ts';
import { fine } from '@grognard/desk/map/hex-plan.ts';
import type { ComponentChildren } from 'preact';
import { hexesNamed, hexName, hexNamed } from '../../../data/field.ts';
import { unitCard } from '../../../data/units.ts';
import type { UnitTypeId } from '../../../data/words.ts';
import { NO_ORDERS } from '../../../field/orders.ts';
import type { Unit } from '../../../state.ts';
import { Forests } from '../../drawing/field/forests.tsx';
import { Miniature } from '../../drawing/field/miniatures.tsx';
import { southPlan } from '../../drawing/field/plan.ts';
import '../../drawing/field/figures.css';
import '../../drawing/field/tiles.css';
import '../book.css';

/** A unit on a hex; what is not said is as it was when it deployed. */
export interface Piece extends Partial<Pick<Unit, 'models' | 'fatigue' | 'orders'>> {
  /** 'F5' */
  readonly hex: string;
  readonly type: UnitTypeId;
}

const unitOf = ({ hex, type, ...facts }: Piece, id: number): Unit => ({
  id,
  type,
  owner: 'A',
  at: hexNamed(hex),
  models: unitCard(type).size,
  fatigue: 0,
  orders: NO_ORDERS,
  blanks: 0,
  grenade: false,
  detachment: null,
  improvement: null,
  items: [],
  onceUsed: [],
  ...facts,
});

export const placeOf = (hex: string) => southPlan.centre(hexNamed(hex));

interface HexSceneProps {
  readonly label: string;
  /** 'E4-G4 E5-G5' */
  readonly hexes: string;
  readonly forests?: string;
  readonly hills?: string;
  readonly pieces: readonly Piece[];
  /** Arrows, lines and numbered discs. */
  readonly children?: ComponentChildren;
}

const named = (names: string | undefined): readonly number[] =>
  names === undefined ? [] : hexesNamed(names);

export function HexScene({ label, hexes, forests, hills, pieces, children }: HexSceneProps) {
  const all = hexesNamed(hexes);
  const centres = all.map(southPlan.centre);
  const { radius } = southPlan;
  const [left, top] = [Math.min(...centres.map(({ x }) => x)), Math.min(...centres.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...centres.map(({ x }) => x)), Math.max(...centres.map(({ y }) => y))];
  const box = [left - radius, top - radius - 4, right - left + 2 * radius, bottom - top + 2 * radius + 8];
  return (
    <svg viewBox={box.map(fine).join(' ')} role="img" aria-label={label} class="napoleonica-book-figure">
      <path d={hexesPath(southPlan, all)} class="napoleonica-book-hexes" />
      <Hills plan={southPlan} hexes={named(hills)} />
      <Forests plan={southPlan} hexes={named(forests)} />
      {all.map((hex) => {
        const { x, y } = southPlan.centre(hex);
        return (
          <text key={hex} x={fine(x)} y={fine(y - radius + 13)} class="napoleonica-book-name">
            {hexName(hex)}
          </text>
        );
      })}
      {pieces.map((piece, id) => (
        <g key={piece.hex} transform={moveTo(placeOf(piece.hex))}>
          <Miniature unit={unitOf(piece, id)} />
        </g>
      ))}
      {children}
    </svg>
  );
}
