import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { pickWords } from '../words/sentences-workshop.ts';

interface StepperProps {
  readonly name: string;
  readonly copies: number;
  readonly most: number;
  onChange(copies: number): void;
  /** Asked for one more than there may be. */
  onRefused(): void;
}

/** One fewer, how many, one more. What would break a hard limit is dashed and says why. */
export function Stepper({ name, copies, most, onChange, onRefused }: StepperProps) {
  const isFull = copies >= most;
  return (
    <span class="saga-stepper">
      <button
        type="button"
        aria-label={tell(pickWords.fewer, { card: name })}
        aria-disabled={copies === 0}
        onClick={() => copies > 0 && onChange(copies - 1)}
      >
        <Icon name="ui-minus" />
      </button>
      <b>{copies}</b>
      <button
        type="button"
        aria-label={tell(pickWords.more, { card: name, count: copies, most })}
        aria-disabled={isFull}
        onClick={() => (isFull ? onRefused() : onChange(copies + 1))}
      >
        <Icon name="ui-plus" />
      </button>
    </span>
  );
}

/** Presence dots: as many as a deck may hold, filled as far as it does. */
export const Dots = ({ copies, most }: { readonly copies: number; readonly most: number }) => (
  <span class="saga-dots" aria-hidden="true">
    {Array.from({ length: Math.max(most, copies) }, (_, i) => (
      <i key={i} class={i >= most ? 'is-over' : i < copies ? 'is-on' : ''} />
    ))}
  </span>
);
