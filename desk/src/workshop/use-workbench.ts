import { fill, type InputError } from '@grognard/kernel';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Bench, benchIn, benchOut, type Draft, stepTo, textOnBench } from './bench.ts';
import { type Craft, fitName, type Named } from './craft.ts';
import { afterKeeping, afterRemoving, keepDraft } from './keeping.ts';
import { keepUnread, remove, restoreText, type Saved, type Shelf, storedText } from './shelf.ts';
import { useShelf } from './use-shelf.ts';
import { words } from './words.ts';

/** What happened last, for everybody to read; some of it can be taken back. */
interface Message {
  readonly text: string;
  readonly error?: InputError;
  readonly takeBack?: () => void;
}

/** Everything a workshop does to what lies on its bench and stands on its shelf. */
export interface Work<W extends Named, L> {
  readonly craft: Craft<W, L>;
  readonly bench: Bench<W, L>;
  readonly shelf: Shelf<W>;
  readonly message: Message | null;
  setBench(change: (old: Bench<W, L>) => Bench<W, L>): void;
  setMessage(message: Message | null): void;
  open(next: Draft<W>, text?: string | null): void;
  openSaved(saved: Saved<W>): void;
  /** Changes what lies on the bench, as a step that can be taken back. */
  change(part: Partial<W>): void;
  rename(name: string): void;
  save(): void;
  remove(id: string, name: string): void;
}

function store<W extends Named, L>(bench: Bench<W, L>, craft: Craft<W, L>): void {
  try {
    localStorage.setItem(craft.benchKey, benchOut(bench, craft));
  } catch {
    // A full storage is told of when the work is saved; until then nothing is lost.
  }
}

function useBench<W extends Named, L>(craft: Craft<W, L>) {
  const [bench, show] = useState<Bench<W, L>>(() => {
    const stored = localStorage.getItem(craft.benchKey);
    keepUnread(localStorage, craft, textOnBench(stored));
    return benchIn(stored, craft);
  });
  const latest = useRef(bench);
  const setBench = useCallback((change: (old: Bench<W, L>) => Bench<W, L>): void => {
    latest.current = change(latest.current);
    // In the press itself, before anything is drawn: whoever closes or reloads the page right after it keeps what was pressed.
    store(latest.current, craft);
    show(latest.current);
  }, []);
  useLayoutEffect(() => store(bench, craft), []);
  return { bench, setBench };
}

export function useWorkbench<W extends Named, L>(craft: Craft<W, L>): Work<W, L> {
  // What is found unread on the bench is put on the shelf.
  const { bench, setBench } = useBench(craft);
  const { shelf, look } = useShelf(craft);
  const [message, setMessage] = useState<Message | null>(null);
  const { noun } = craft;
  const open = (next: Draft<W>, text: string | null = null): void => {
    setBench((old) => stepTo(old, next));
    setMessage(text === null ? null : { text });
  };
  const putBack = (id: string, text: string): void => {
    restoreText(localStorage, craft, id, text);
    look();
    setMessage({ text: fill(words.isBack, { noun }) });
  };
  return {
    craft,
    bench,
    shelf,
    message,
    setBench,
    setMessage,
    open,
    openSaved: (saved) => open({ ...saved, base: saved.text }),
    change(part) {
      setBench((old) => stepTo(old, { ...old.draft, ...part }));
      setMessage(null);
    },
    rename: (name) => setBench((old) => stepTo(old, { ...old.draft, name: fitName(name, craft) })),
    save() {
      const kept = keepDraft(localStorage, craft, bench.draft, crypto.randomUUID().slice(0, 8));
      if (kept.ok) {
        const { saved, isBeside } = kept.value;
        setBench((old) => afterKeeping(old, saved));
        setMessage({ text: fill(isBeside ? words.keptBeside : words.saved, { noun, name: saved.name }) });
      } else setMessage({ text: words.notSaved, error: kept.error });
      look();
    },
    remove(id, name) {
      const text = storedText(localStorage, craft, id);
      remove(localStorage, craft, id);
      setBench((old) => afterRemoving(old, id));
      look();
      setMessage({
        text: fill(words.deleted, { name }),
        ...(text === null ? {} : { takeBack: () => putBack(id, text) }),
      });
    },
  };
}
