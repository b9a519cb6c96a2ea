import { Icon } from '../look/icon.tsx';
import { tell } from '../words/tell.ts';
import { stepBack, stepForth } from './bench.ts';
import type { Named } from './craft.ts';
import type { Work } from './use-workbench.ts';
import { words } from './words.ts';
import './workshop.css';

interface StepProps {
  readonly label: string;
  readonly keys: string;
  readonly isOff: boolean;
  readonly isForth?: boolean;
  onClick(): void;
  /** Pressed while there is no such step. */
  onRefused(): void;
}

const Step = ({ label, keys, isOff, isForth = false, onClick, onRefused }: StepProps) => (
  <button
    type="button"
    class={isForth ? 'btn icon is-forth' : 'btn icon'}
    aria-label={label}
    title={tell(words.withKeys, { label, keys })}
    aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
    aria-disabled={isOff}
    onClick={isOff ? onRefused : onClick}
  >
    <Icon name="ui-undo" />
  </button>
);

/** A step back and a step forth, as the keys do it. */
export function Steps<W extends Named, L>({
  work,
}: {
  readonly work: Pick<Work<W, L>, 'bench' | 'setBench' | 'setMessage'>;
}) {
  const { past, future } = work.bench;
  return (
    <span class="desk-steps">
      <Step
        label={tell(words.undo)}
        keys="Ctrl+Z"
        isOff={past.length === 0}
        onClick={() => work.setBench(stepBack)}
        onRefused={() => work.setMessage({ text: tell(words.nothingToUndo) })}
      />
      <Step
        label={tell(words.redo)}
        keys="Ctrl+Y"
        isForth
        isOff={future.length === 0}
        onClick={() => work.setBench(stepForth)}
        onRefused={() => work.setMessage({ text: tell(words.nothingToRedo) })}
      />
    </span>
  );
}
