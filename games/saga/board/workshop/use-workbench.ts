import type { InputError } from '@grognard/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Deck } from '../../vocabulary.ts';
import { afterKeeping, afterRemoving, keepDraft } from './keeping.ts';
import { removeDeck, restoreText, type SavedDeck, storedText } from './saved-decks.ts';
import { useShelf } from './use-shelf.ts';
import { benchIn, benchOut, type Draft, fitName, stepTo, type Workbench } from './workbench.ts';

const BENCH = 'grognard-workbench-saga';

/** What happened last, for everybody to read; some of it can be taken back. */
interface Message {
  readonly text: string;
  readonly error?: InputError;
  readonly takeBack?: () => void;
}

function useBench() {
  const [bench, setBench] = useState<Workbench>(() => benchIn(localStorage.getItem(BENCH)));
  useEffect(() => {
    try {
      localStorage.setItem(BENCH, benchOut(bench));
    } catch {
      // A full storage is told of when the deck is saved; until then nothing is lost.
    }
  }, [bench]);
  return { bench, setBench };
}

interface Parts extends ReturnType<typeof useBench>, ReturnType<typeof useShelf> {
  setMessage(message: Message | null): void;
}

/** Saving and deleting, which the shelf must see. */
function keeping({ bench, setBench, look, setMessage }: Parts) {
  const save = (): void => {
    const kept = keepDraft(localStorage, bench.draft, crypto.randomUUID().slice(0, 8));
    if (kept.ok) {
      const { saved, isBeside } = kept.value;
      setBench((old) => afterKeeping(old, saved));
      setMessage({
        text: isBeside
          ? `This deck was changed in another tab. Yours is kept beside it as “${saved.name}”.`
          : `“${saved.name}” is saved on this device.`,
      });
    } else setMessage({ text: 'Not saved.', error: kept.error });
    look();
  };
  const putBack = (id: string, text: string): void => {
    restoreText(localStorage, id, text);
    look();
    setMessage({ text: 'The deck is back.' });
  };
  const remove = (id: string, name: string): void => {
    const text = storedText(localStorage, id);
    removeDeck(localStorage, id);
    setBench((old) => afterRemoving(old, id));
    look();
    setMessage({
      text: `“${name}” is deleted. Tables that play with it keep their cards.`,
      ...(text === null ? {} : { takeBack: () => putBack(id, text) }),
    });
  };
  return { save, remove };
}

/** Everything the deck builder does to its deck and its shelf. */
export function useWorkbench() {
  const onShelf = useShelf();
  const onBench = useBench();
  const [message, setMessage] = useState<Message | null>(null);
  const { setBench } = onBench;
  const open = (next: Draft, text: string | null = null): void => {
    setBench((old) => stepTo(old, next));
    setMessage(text === null ? null : { text });
  };
  return {
    ...onBench,
    shelf: onShelf.shelf,
    message,
    setMessage,
    open,
    openSaved: ({ id, name, deck, text }: SavedDeck): void => open({ id, name, deck, base: text }),
    change: (deck: Deck): void => {
      setBench((old) => stepTo(old, { ...old.draft, deck }));
      setMessage(null);
    },
    rename: (name: string): void => setBench((old) => stepTo(old, { ...old.draft, name: fitName(name) })),
    ...keeping({ ...onBench, ...onShelf, setMessage }),
  };
}
export type Work = ReturnType<typeof useWorkbench>;
