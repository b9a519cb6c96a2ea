import type { Frame, Frozen, GameState } from '@grognard/kernel';
import { hexNamed } from './field.ts';

export const SIDES = ['french', 'british'] as const;
export type Side = (typeof SIDES)[number];
export const KINDS = ['infantry', 'guns'] as const;
export type Kind = (typeof KINDS)[number];

/** SKM-1.2: what each kind can do. Guns fire far and move little. */
export const POWERS: { readonly [kind in Kind]: { readonly movement: number; readonly range: number } } = {
  infantry: { movement: 3, range: 2 },
  guns: { movement: 2, range: 5 },
};
export const STEPS = 2;
export const STACK = 2;
export const LAST_TURN = 6;

export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly kind: Kind;
  readonly hex: number;
  /** Two when fresh; at none the unit leaves the field. */
  readonly steps: number;
  readonly hasMoved: boolean;
  readonly hasFired: boolean;
}

export interface SkirmishState extends GameState {
  units: readonly Unit[];
  turn: number;
  mover: Side;
  /** SKM-4.1: who was last in the village. */
  holder: Side | null;
  resigned: Side | null;
}

export const FRAMES = (): Frame[] => [{ proc: 'turn', step: 'act' }];
export const otherSide = (side: Side): Side => (side === 'french' ? 'british' : 'french');
export const isSide = (value: unknown): value is Side => SIDES.some((side) => side === value);

const fresh = (id: string, side: Side, kind: Kind, hex: string): Unit => ({
  id,
  side,
  kind,
  hex: hexNamed(hex),
  steps: STEPS,
  hasMoved: false,
  hasFired: false,
});

/** SKM-1.3: four battalions and a battery on each side, half a turn of the field apart. */
export const setup = (): SkirmishState => ({
  frames: FRAMES(),
  draws: 0,
  turn: 1,
  mover: 'french',
  holder: null,
  resigned: null,
  units: [
    ...['D9', 'F9', 'F9', 'H9'].map((hex, i) => fresh(`f${i + 1}`, 'french', 'infantry', hex)),
    fresh('f5', 'french', 'guns', 'E8'),
    ...['H1', 'F1', 'F1', 'D1'].map((hex, i) => fresh(`b${i + 1}`, 'british', 'infantry', hex)),
    fresh('b5', 'british', 'guns', 'F2'),
  ],
});

export const unitNamed = ({ units }: Pick<Frozen<SkirmishState>, 'units'>, id: string): Unit | undefined =>
  units.find((unit) => unit.id === id);

/** The same units with some of them replaced. */
export const changed = (units: readonly Unit[], change: (unit: Unit) => Unit): readonly Unit[] =>
  units.map(change).filter(({ steps }) => steps > 0);
