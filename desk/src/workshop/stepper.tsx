import { Icon } from '../look/icon.tsx';
import { tell } from '../words/tell.ts';
import { words } from './words.ts';
import './workshop.css';

interface StepperProps {
  readonly name: string;
  readonly copies: number;
  /** Null: as many as one likes. */
  readonly most: number | null;
  onChange(copies: number): void;
  /** Asked for one more than there may be. */
  onRefused?(): void;
}

/** One fewer, how many, one more. What would break a hard limit is dashed and says why. */
export function Stepper({ name, copies, most, onChange, onRefused }: StepperProps) {
  const isFull = most !== null && copies >= most;
  return (
    <span class="desk-stepper">
      <button
        type="button"
        aria-label={tell(words.fewer, { name })}
        aria-disabled={copies === 0}
        onClick={() => copies > 0 && onChange(copies - 1)}
      >
        <Icon name="ui-minus" />
      </button>
      <b>{copies}</b>
      <button
        type="button"
        aria-label={
          most === null ? tell(words.anyMore, { name, copies }) : tell(words.more, { name, copies, most })
        }
        aria-disabled={isFull}
        onClick={() => (isFull ? onRefused?.() : onChange(copies + 1))}
      >
        <Icon name="ui-plus" />
      </button>
    </span>
  );
}
