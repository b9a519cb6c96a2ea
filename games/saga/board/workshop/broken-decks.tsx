import type { BrokenDeck } from './saved-decks.ts';
import type { Work } from './use-workbench.ts';
import { newDraft } from './workbench.ts';

function Broken({ deck, work }: { readonly deck: BrokenDeck; readonly work: Work }) {
  const { salvaged, error, text, id } = deck;
  const name = salvaged?.named.name ?? 'A deck without a name';
  return (
    <div class="note bad">
      <b>{`“${name}” cannot be read as it is stored`}</b>
      <p>
        {error.message}
        {error.path !== '' && <span class="where"> {`Where: ${error.path}`}</span>}
      </p>
      <div class="saga-acts">
        {salvaged !== null && (
          <button
            type="button"
            class="btn"
            onClick={() =>
              work.open(
                newDraft(salvaged.named.name, salvaged.named.deck),
                `Recovered all but ${salvaged.lost.length} of its lines. Look it over and save it.`,
              )
            }
          >
            Keep what can be read
          </button>
        )}
        <button type="button" class="btn" onClick={() => void navigator.clipboard.writeText(text)}>
          Copy its text
        </button>
        <button type="button" class="btn" onClick={() => work.remove(id, name)}>
          Throw it away
        </button>
      </div>
    </div>
  );
}

/** Stored decks that are damaged: they stay as they are until the player decides. */
export const BrokenDecks = ({
  work,
  broken,
}: {
  readonly work: Work;
  readonly broken: readonly BrokenDeck[];
}) => (
  <div class="saga-broken" role="alert">
    {broken.map((deck) => (
      <Broken key={deck.id} deck={deck} work={work} />
    ))}
  </div>
);
