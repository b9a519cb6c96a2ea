import type { ComponentChildren } from 'preact';
import { Button } from '../parts/button.tsx';
import { tell } from '../words/tell.ts';
import type { Named } from './craft.ts';
import { Steps } from './steps.tsx';
import { type TextDoor, TextDoors } from './text-doors.tsx';
import type { Work } from './use-workbench.ts';
import { words } from './words.ts';
import './bench.css';

interface BenchBarProps<W extends Named, L> {
  readonly work: Work<W, L>;
  readonly door: TextDoor;
  onDoor(door: TextDoor): void;
  /** What else is settled about the work: its faction, its limit. */
  readonly children?: ComponentChildren;
}

/** Name of the work, steps back and forth, text, saving. */
export function BenchBar<W extends Named, L>({ work, door, onDoor, children }: BenchBarProps<W, L>) {
  const { draft } = work.bench;
  const { noun, longestName, write } = work.craft;
  const isSaved = write(draft) === draft.base;
  return (
    <div class="desk-bench-bar">
      <input
        class="desk-work-name"
        aria-label={tell(words.nameOf, { noun })}
        maxLength={longestName}
        value={draft.name}
        onChange={(event) => work.rename(event.currentTarget.value)}
      />
      {children}
      <Steps work={work} />
      <TextDoors open={door} onOpen={onDoor} />
      <Button kind="primary" onClick={work.save}>
        {isSaved ? tell(words.isSaved) : tell(words.save, { noun })}
      </Button>
    </div>
  );
}
