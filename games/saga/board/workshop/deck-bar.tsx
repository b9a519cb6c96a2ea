import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell, translate } from '@grognard/desk/words/tell.ts';
import { Steps } from '@grognard/desk/workshop/steps.tsx';
import { type TextDoor, TextDoors } from '@grognard/desk/workshop/text-doors.tsx';
import { LONGEST_NAME } from '../../decks/deck-text.ts';
import { FACTION_NAME } from '../../decks/factions.ts';
import { FACTIONS, type Faction } from '../../vocabulary.ts';
import { EMBLEM, FACTION_LOOK } from '../drawing/cards/card-symbols.ts';
import { workshopWords } from '../words/sentences-workshop.ts';
import { type DeckWork, enlisted, isUnsaved } from './deck-craft.ts';

interface BarProps {
  readonly work: DeckWork;
  readonly door: TextDoor;
  onDoor(door: TextDoor): void;
}

function Factions({ work }: { readonly work: DeckWork }) {
  const { draft } = work.bench;
  const enlist = (faction: Faction): void => {
    const deck = enlisted(draft.deck, faction);
    const before = draft.deck.units.length + draft.deck.strategy.length;
    const behind = before - deck.units.length - deck.strategy.length;
    work.open({ ...draft, deck }, behind === 0 ? null : tell(workshopWords.leftBehind, { count: behind }));
  };
  return (
    <span class="seg saga-factions" role="radiogroup" aria-label={tell(workshopWords.faction)}>
      {FACTIONS.map((faction) => (
        <label key={faction} class={`saga-look-${FACTION_LOOK[faction]}`}>
          <input
            type="radio"
            name="faction"
            checked={draft.deck.faction === faction}
            onChange={() => enlist(faction)}
          />
          <Icon name={EMBLEM[FACTION_LOOK[faction]]} />
          {translate(FACTION_NAME[faction])}
        </label>
      ))}
    </span>
  );
}

/** Name and faction of the deck, steps back and forth, sharing and saving. */
export function DeckBar({ work, door, onDoor }: BarProps) {
  const { draft } = work.bench;
  return (
    <div class="saga-deck-bar">
      <input
        class="saga-deck-name"
        aria-label={tell(workshopWords.nameOfDeck)}
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={(event) => work.rename(event.currentTarget.value)}
      />
      <Factions work={work} />
      <span class="saga-gap" />
      <Steps work={work} />
      <TextDoors open={door} onOpen={onDoor} />
      <Button kind="primary" onClick={work.save}>
        {tell(isUnsaved(draft) ? workshopWords.save : workshopWords.saved)}
      </Button>
    </div>
  );
}
