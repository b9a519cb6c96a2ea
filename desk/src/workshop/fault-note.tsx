import { fill, type InputError } from '@grognard/kernel';
import type { ComponentChildren } from 'preact';
import { words } from './words.ts';

interface FaultNoteProps {
  readonly title: string;
  readonly error: InputError;
  /** Said aloud at once. */
  readonly isAlert?: boolean;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}

/** What is wrong with a text that should have been a deck or an army, and where. */
export const FaultNote = ({ title, error, isAlert = false, children }: FaultNoteProps) => (
  <div class="note bad" role={isAlert ? 'alert' : undefined}>
    <b>{title}</b>
    <p>
      {error.message}
      {error.path !== '' && <span class="where"> {fill(words.where, { path: error.path })}</span>}
    </p>
    {children}
  </div>
);
