import type { ComponentChildren } from 'preact';
import { ASPECT } from '../block-shape.ts';
import { CountDisc, Counter, type CounterFace } from '../counter.tsx';

interface UnitCardProps {
  readonly face?: CounterFace;
  /** How many of them there are. */
  readonly count?: number;
  /** Said of the face; without it the words beside it are enough. */
  readonly label?: string;
  readonly where: string;
  readonly children: ComponentChildren;
}

/** A unit, where it is, and what it may be told. */
export const UnitCard = ({ face, count = 1, label, where, children }: UnitCardProps) => (
  <li class="generals-slot generals-unit-card">
    {face !== undefined && (
      <svg
        viewBox="-30 -24 60 48"
        class="generals-card-face"
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? 'true' : undefined}
      >
        <Counter face={face} w={46} />
        {count > 1 && <CountDisc count={count} x={21} y={23 * ASPECT - 1} r={9.5} />}
      </svg>
    )}
    <span class="generals-card-where">{where}</span>
    <div class="generals-card-options">{children}</div>
  </li>
);
