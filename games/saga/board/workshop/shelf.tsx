import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { BrokenWorks } from '@grognard/desk/workshop/broken-works.tsx';
import { nameAfter } from '@grognard/desk/workshop/craft.ts';
import type { Saved } from '@grognard/desk/workshop/shelf.ts';
import { useRef } from 'preact/hooks';
import { boxDeck } from '../../data/decks.ts';
import { deckFault, type Limits, pointsOf } from '../../decks/deck-rules.ts';
import type { NamedDeck } from '../../decks/deck-text.ts';
import { FACTION_NAME } from '../../decks/factions.ts';
import { DECK_NAMES, type Deck, FACTIONS } from '../../vocabulary.ts';
import { EMBLEM, FACTION_LOOK } from '../drawing/cards/card-symbols.ts';
import { DECK_NAME } from '../words/deck-names.ts';
import { workshopWords } from '../words/sentences-workshop.ts';
import { type DeckDraft, type DeckWork, deckCraft, emptyDeck, isUnsaved, newDeck } from './deck-craft.ts';

function stateOf(deck: Deck, limits: Limits, isChanged: boolean): string {
  const points = pointsOf(deck);
  const fault = deckFault(deck, limits);
  if (fault === null) return tell(isChanged ? workshopWords.readyChanged : workshopWords.ready, { points });
  return tell(isChanged ? workshopWords.draftChanged : workshopWords.draft, { points, rule: fault.rule });
}

function Kept({ saved, work }: { readonly saved: Saved<NamedDeck>; readonly work: DeckWork }) {
  const { draft, limits } = work.bench;
  const isOpen = saved.id === draft.id;
  return (
    <li>
      <button
        type="button"
        class={`btn saga-kept saga-look-${FACTION_LOOK[saved.deck.faction]}`}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => !isOpen && work.openSaved(saved)}
      >
        <Icon name={EMBLEM[FACTION_LOOK[saved.deck.faction]]} />
        <span>
          {saved.name}
          <small>{stateOf(saved.deck, limits, isOpen && isUnsaved(draft))}</small>
        </span>
      </button>
    </li>
  );
}

/** Empty, or with the cards of a deck of the box. */
function Beginnings({ work }: { readonly work: DeckWork }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { outflank } = work.bench.limits;
  const begin = (draft: DeckDraft): void => {
    if (menu.current !== null) menu.current.open = false;
    work.open(draft, tell(workshopWords.begun, { name: draft.name }));
  };
  return (
    <details
      class="saga-begin"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || menu.current === null) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
    >
      <summary class="btn">
        <Icon name="ui-plus" />
        {tell(workshopWords.newDeck)}
      </summary>
      <div class="sheet" data-layer>
        <b>{tell(workshopWords.fromScratch)}</b>
        {FACTIONS.map((faction) => (
          <Button
            key={faction}
            onClick={() =>
              begin(
                newDeck(tell(workshopWords.newName, { faction: FACTION_NAME[faction] }), emptyDeck(faction)),
              )
            }
          >
            {tell(workshopWords.emptyDeck, { faction: FACTION_NAME[faction] })}
          </Button>
        ))}
        <b>{tell(workshopWords.fromTheBox)}</b>
        {DECK_NAMES.map((name) => (
          <Button
            key={name}
            onClick={() =>
              begin(
                newDeck(tell(workshopWords.fromBoxName, { deck: DECK_NAME[name] }), boxDeck(name, outflank)),
              )
            }
          >
            {DECK_NAME[name]}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** The decks kept on this device, and what can be done with the one on the bench. */
export function Shelf({ work }: { readonly work: DeckWork }) {
  const { draft } = work.bench;
  const { saved: decks } = work.shelf;
  const { id, name, deck } = draft;
  const copied = newDeck(nameAfter(name, 'copy', deckCraft), deck);
  return (
    <section class="saga-shelf" aria-label={tell(workshopWords.yourDecks)}>
      <ul class="plain">
        {decks.map((saved) => (
          <Kept key={saved.id} saved={saved} work={work} />
        ))}
        {decks.length === 0 && <li class="saga-none">{tell(workshopWords.noneKept)}</li>}
      </ul>
      <div class="desk-acts">
        <Beginnings work={work} />
        <Button onClick={() => work.open(copied, tell(workshopWords.copied))}>
          {tell(workshopWords.duplicate)}
        </Button>
        {id !== null && <Button onClick={() => work.remove(id, name)}>{tell(workshopWords.delete)}</Button>}
      </div>
      <BrokenWorks work={work} />
    </section>
  );
}
