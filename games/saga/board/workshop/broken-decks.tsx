import { Button } from '@grognard/desk/parts/button.tsx';
import { FaultNote } from './fault-note.tsx';
import type { BrokenDeck } from './saved-decks.ts';
import type { Work } from './use-workbench.ts';
import { newDraft } from './workbench.ts';

function Broken({ broken, work }: { readonly broken: BrokenDeck; readonly work: Work }) {
  const { salvaged, error, text, id } = broken;
  const name = salvaged?.named.name ?? 'A deck without a name';
  return (
    <FaultNote title={`“${name}” cannot be read as it is stored`} error={error}>
      <div class="saga-acts">
        {salvaged !== null && (
          <Button
            onClick={() =>
              work.open(
                newDraft(name, salvaged.named.deck),
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
  readonly work: Work;
  readonly broken: readonly BrokenDeck[];
}

/** Stored decks that are damaged: they stay as they are until the player decides. */
export const BrokenDecks = ({ work, broken }: BrokenDecksProps) => (
  <div class="saga-broken" role="alert">
    {broken.map((deck) => (
      <Broken key={deck.id} broken={deck} work={work} />
    ))}
  </div>
);
