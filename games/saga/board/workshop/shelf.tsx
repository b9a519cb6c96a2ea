import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { BrokenWorks } from '@grognard/desk/workshop/broken-works.tsx';
import { nameAfter } from '@grognard/desk/workshop/craft.ts';
import type { Saved } from '@grognard/desk/workshop/shelf.ts';
import { useRef } from 'preact/hooks';
import { boxDeck } from '../../data/decks.ts';
import { deckFault, pointsOf } from '../../decks/deck-rules.ts';
import type { NamedDeck } from '../../decks/deck-text.ts';
import { FACTION_NAME } from '../../decks/factions.ts';
import { DECK_NAMES, FACTIONS } from '../../vocabulary.ts';
import { EMBLEM, FACTION_LOOK } from '../drawing/cards/card-symbols.ts';
import { DECK_TITLE } from '../lobby/options.ts';
import { type DeckDraft, type DeckWork, deckCraft, emptyDeck, isUnsaved, newDeck } from './deck-craft.ts';

function Kept({ saved, work }: { readonly saved: Saved<NamedDeck>; readonly work: DeckWork }) {
  const { draft, limits } = work.bench;
  const isOpen = saved.id === draft.id;
  const fault = deckFault(saved.deck, limits);
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
          <small>
            {`${pointsOf(saved.deck)} points, ${fault === null ? 'ready' : `draft, ${fault.rule}`}`}
            {isOpen && isUnsaved(draft) && ', changed'}
          </small>
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
    work.open(draft, `“${draft.name}” lies on the bench. It is kept once you save it.`);
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
        New deck
      </summary>
      <div class="sheet">
        <b>From scratch</b>
        {FACTIONS.map((faction) => (
          <Button
            key={faction}
            onClick={() => begin(newDeck(`My ${FACTION_NAME[faction]} army`, emptyDeck(faction)))}
          >
            {`Empty ${FACTION_NAME[faction]} deck`}
          </Button>
        ))}
        <b>From a deck of the box</b>
        {DECK_NAMES.map((name) => (
          <Button
            key={name}
            onClick={() => begin(newDeck(`${DECK_TITLE[name]}, mine`, boxDeck(name, outflank)))}
          >
            {DECK_TITLE[name]}
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
    <section class="saga-shelf" aria-label="Your decks">
      <ul class="plain">
        {decks.map((saved) => (
          <Kept key={saved.id} saved={saved} work={work} />
        ))}
        {decks.length === 0 && <li class="saga-none">No deck is kept here yet.</li>}
      </ul>
      <div class="desk-acts">
        <Beginnings work={work} />
        <Button onClick={() => work.open(copied, 'This is a copy now.')}>Duplicate</Button>
        {id !== null && <Button onClick={() => work.remove(id, name)}>Delete</Button>}
      </div>
      <BrokenWorks work={work} />
    </section>
  );
}
