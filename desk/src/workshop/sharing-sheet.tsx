import type { ComponentChildren, Ref } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { tell } from '../words/tell.ts';
import { words } from './words.ts';
import './workshop.css';

interface SharingSheetProps {
  readonly title: string;
  readonly say: string;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly text: string;
  readonly isWrong?: boolean;
  /** Without it the text cannot be changed. */
  onInput?(text: string): void;
  readonly note?: ComponentChildren;
  /** What can be done with the text. */
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A text on a sheet of its own; Escape puts it away. */
export const SharingSheet = (props: SharingSheetProps) => (
  <section
    class="sheet desk-sharing"
    aria-label={props.title}
    onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
  >
    <h2>{props.title}</h2>
    <p>{props.say}</p>
    <textarea
      ref={props.field}
      rows={9}
      aria-label={props.label}
      aria-invalid={props.isWrong}
      readOnly={props.onInput === undefined}
      value={props.text}
      onInput={(event) => props.onInput?.(event.currentTarget.value)}
    />
    {props.note}
    <div class="desk-acts">
      {props.children}
      <Button kind="ghost" onClick={props.onClose}>
        {tell(words.close)}
      </Button>
    </div>
  </section>
);

/** The text is where one begins, at its first line. */
export function useFirstFocus() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.setSelectionRange(0, 0);
    field.current?.focus();
    field.current?.scrollTo(0, 0);
  }, []);
  return field;
}
