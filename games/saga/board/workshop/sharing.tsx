import type { Tools } from '@grognard/desk';
import type { InputError } from '@grognard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { readDeckText, writeDeck } from '../../decks/deck-text.ts';
import type { Work } from './use-workbench.ts';
import { newDraft } from './workbench.ts';

const fileName = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'deck'
  }.txt`;

function useFirstFocus() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.setSelectionRange(0, 0);
    field.current?.focus();
    field.current?.scrollTo(0, 0);
  }, []);
  return field;
}

interface SharePanelProps {
  readonly work: Work;
  readonly tools: Tools;
  onClose(): void;
}

/** The deck as text, to be copied or kept as a file. */
export function SharePanel({ work, tools, onClose }: SharePanelProps) {
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
    <section
      class="sheet saga-sharing"
      aria-label="Share as text"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h2>Share as text</h2>
      <p>Anybody can read it, correct it, and import it here.</p>
      <textarea ref={field} readOnly rows={9} aria-label="The deck as text" value={text} />
      <div class="saga-acts">
        <button type="button" class="btn" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" class="btn" onClick={() => tools.download(fileName(draft.name), text)}>
          Download
        </button>
        <button type="button" class="btn ghost" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}

const LARGEST_FILE = 100_000;

/** A deck from outside: pasted, or from a file. What is wrong with it is said, and nothing changes. */
export function ImportPanel({ work, onClose }: { readonly work: Work; onClose(): void }) {
  const field = useFirstFocus();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<InputError | null>(null);
  const take = (given: string): void => {
    const read = readDeckText(given);
    setText(given);
    if (!read.ok) {
      setError(read.error);
      return;
    }
    work.open(
      newDraft(read.value.name, read.value.deck),
      `“${read.value.name}” is imported. Save it to keep it.`,
    );
    onClose();
  };
  const takeFile = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    if (chosen.size > LARGEST_FILE)
      return setError({
        code: 'too-long',
        path: chosen.name,
        message: `The file has ${chosen.size} bytes: that is no deck. Choose the text file you were sent.`,
      });
    take(await chosen.text());
  };
  return (
    <section
      class="sheet saga-sharing"
      aria-label="Import a deck"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h2>Import a deck</h2>
      <p>Paste the text of a deck, or choose its file.</p>
      <textarea
        ref={field}
        rows={9}
        aria-label="The text of a deck"
        aria-invalid={error !== null}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {error !== null && (
        <div class="note bad" role="alert">
          <b>This is no deck yet</b>
          <p>
            {error.message}
            {error.path !== '' && <span class="where"> {`Where: ${error.path}`}</span>}
          </p>
        </div>
      )}
      <div class="saga-acts">
        <button type="button" class="btn" onClick={() => take(text)}>
          Import this text
        </button>
        <button type="button" class="btn" onClick={() => file.current?.click()}>
          Choose a file
        </button>
        <input
          ref={file}
          type="file"
          class="sr"
          tabIndex={-1}
          aria-label="File of a deck"
          accept=".txt,text/plain"
          onChange={(event) => void takeFile(event.currentTarget.files?.[0])}
        />
        <button type="button" class="btn ghost" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}
