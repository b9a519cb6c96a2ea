import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { FaultNote } from '@grognard/desk/workshop/fault-note.tsx';
import type { Broken } from '@grognard/desk/workshop/shelf.ts';
import type { Salvaged } from '../../decks/salvage.ts';
import { sharingWords } from '../words/sentences-workshop.ts';
import { type DeckWork, newDeck } from './deck-craft.ts';

function BrokenOne({ broken, work }: { readonly broken: Broken<Salvaged>; readonly work: DeckWork }) {
  const { salvaged, error, text, id } = broken;
  const name = salvaged?.named.name ?? tell(sharingWords.nameless);
  return (
    <FaultNote title={tell(sharingWords.unreadable, { name })} error={error}>
      <div class="saga-acts">
        {salvaged !== null && (
          <Button
            onClick={() =>
              work.open(
                newDeck(name, salvaged.named.deck),
                tell(sharingWords.recovered, { count: salvaged.lost.length }),
              )
            }
          >
            {tell(sharingWords.keepReadable)}
          </Button>
        )}
        <Button onClick={() => void navigator.clipboard.writeText(text)}>
          {tell(sharingWords.copyText)}
        </Button>
        <Button onClick={() => work.remove(id, name)}>{tell(sharingWords.throwAway)}</Button>
      </div>
    </FaultNote>
  );
}

interface BrokenDecksProps {
  readonly work: DeckWork;
  readonly broken: readonly Broken<Salvaged>[];
}

/** Stored decks that are damaged: they stay as they are until the player decides. */
export const BrokenDecks = ({ work, broken }: BrokenDecksProps) => (
  <div class="saga-broken" role="alert">
    {broken.map((deck) => (
      <BrokenOne key={deck.id} broken={deck} work={work} />
    ))}
  </div>
);
