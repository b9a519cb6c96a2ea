import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { writeDeck } from '../../decks/deck-text.ts';
import { sharingWords } from '../words/sentences-workshop.ts';
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
      work.setMessage({ text: tell(sharingWords.isCopied) });
    } catch {
      field.current?.select();
      work.setMessage({ text: tell(sharingWords.cannotCopy) });
    }
  };
  return (
    <SharingSheet
      title={tell(sharingWords.share)}
      say={tell(sharingWords.shareSay)}
      field={field}
      label={tell(sharingWords.shareText)}
      text={text}
      onClose={onClose}
    >
      <Button onClick={() => void copy()}>{tell(sharingWords.copy)}</Button>
      <Button onClick={() => download(fileName(draft.name), text)}>{tell(sharingWords.download)}</Button>
    </SharingSheet>
  );
}
