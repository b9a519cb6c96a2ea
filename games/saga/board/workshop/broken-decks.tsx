import { Button } from '@grognard/desk/parts/button.tsx';
import { FaultNote } from '@grognard/desk/workshop/fault-note.tsx';
import type { Broken } from '@grognard/desk/workshop/shelf.ts';
import type { Salvaged } from '../../decks/salvage.ts';
import { type DeckWork, newDeck } from './deck-craft.ts';

function BrokenOne({ broken, work }: { readonly broken: Broken<Salvaged>; readonly work: DeckWork }) {
  const { salvaged, error, text, id } = broken;
  const name = salvaged?.named.name ?? 'A deck without a name';
  return (
    <FaultNote title={`“${name}” cannot be read as it is stored`} error={error}>
      <div class="saga-acts">
        {salvaged !== null && (
          <Button
            onClick={() =>
              work.open(
                newDeck(name, salvaged.named.deck),
                `Recovered all but ${salvaged.lost.length} of its lines. Look it over and save it.`,
              )
            }
          >
            Keep what can be read
          </Button>
        )}
        <Button onClick={() => void navigator.clipboard.writeText(text)}>Copy its text</Button>
        <Button onClick={() => work.remove(id, name)}>Throw it away</Button>
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
