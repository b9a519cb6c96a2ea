import { Button } from '@grognard/desk/parts/button.tsx';
import { writeDeck } from '../../decks/deck-text.ts';
import type { DeckWork } from './deck-craft.ts';
import { SharingSheet, useFirstFocus } from './sharing-sheet.tsx';

const fileName = (name: string): string => {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['deck'];
  return `${words.join('-')}.txt`;
};

interface SharePanelProps {
  readonly work: DeckWork;
  /** Hands a text to the reader as a file. */
  download(name: string, text: string): void;
  onClose(): void;
}

/** The deck as text, to be copied or kept as a file. */
export function SharePanel({ work, download, onClose }: SharePanelProps) {
  const field = useFirstFocus();
  const { draft } = work.bench;
  const text = writeDeck(draft);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      work.setMessage({ text: 'The deck is on the clipboard. Paste it into a letter.' });
    } catch {
      field.current?.select();
      work.setMessage({ text: 'The browser does not let this page copy. The text is marked: press Ctrl+C.' });
    }
  };
  return (
    <SharingSheet
      title="Share as text"
      say="Anybody can read it, correct it, and import it here."
      field={field}
      label="The deck as text"
      text={text}
      onClose={onClose}
    >
      <Button onClick={() => void copy()}>Copy</Button>
      <Button onClick={() => download(fileName(draft.name), text)}>Download</Button>
    </SharingSheet>
  );
}
