import type { Tools } from '../contract/workshop.ts';
import { Button } from '../parts/button.tsx';
import { tell } from '../words/tell.ts';
import type { Named } from './craft.ts';
import { SharingSheet, useFirstFocus } from './sharing-sheet.tsx';
import type { Work } from './use-workbench.ts';
import { words } from './words.ts';

const fileName = (name: string, noun: string): string => {
  const parts = name.toLowerCase().match(/[a-z0-9]+/g) ?? [noun];
  return `${parts.join('-')}.txt`;
};

interface SharePanelProps<W extends Named, L> {
  readonly work: Work<W, L>;
  readonly tools: Pick<Tools, 'download'>;
  onClose(): void;
}

/** What lies on the bench as text, to be copied or kept as a file. */
export function SharePanel<W extends Named, L>({ work, tools, onClose }: SharePanelProps<W, L>) {
  const field = useFirstFocus();
  const { draft } = work.bench;
  const { noun, write } = work.craft;
  const text = write(draft);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      work.setMessage({ text: tell(words.copied, { noun }) });
    } catch {
      field.current?.select();
      work.setMessage({ text: tell(words.notCopied) });
    }
  };
  return (
    <SharingSheet
      title={tell(words.share)}
      say={tell(words.shareSay)}
      field={field}
      label={tell(words.asText, { noun })}
      text={text}
      onClose={onClose}
    >
      <Button onClick={() => void copy()}>{tell(words.copy)}</Button>
      <Button onClick={() => tools.download(fileName(draft.name, noun), text)}>{tell(words.download)}</Button>
    </SharingSheet>
  );
}
