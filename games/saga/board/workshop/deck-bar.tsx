import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Steps } from '@grognard/desk/workshop/steps.tsx';
import { type TextDoor, TextDoors } from '@grognard/desk/workshop/text-doors.tsx';
import { LONGEST_NAME } from '../../decks/deck-text.ts';
import { FACTION_NAME } from '../../decks/factions.ts';
import { FACTIONS, type Faction } from '../../vocabulary.ts';
import { EMBLEM, FACTION_LOOK } from '../drawing/cards/card-symbols.ts';
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
    work.open(
      { ...draft, deck },
      behind === 0 ? null : `${behind} cards do not serve this army and stay behind. Undo brings them back.`,
    );
  };
  return (
    <span class="seg saga-factions" role="radiogroup" aria-label="Faction">
      {FACTIONS.map((faction) => (
        <label key={faction} class={`saga-look-${FACTION_LOOK[faction]}`}>
          <input
            type="radio"
            name="faction"
            checked={draft.deck.faction === faction}
            onChange={() => enlist(faction)}
          />
          <Icon name={EMBLEM[FACTION_LOOK[faction]]} />
          {FACTION_NAME[faction]}
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
        aria-label="Name of the deck"
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={(event) => work.rename(event.currentTarget.value)}
      />
      <Factions work={work} />
      <span class="saga-gap" />
      <Steps work={work} />
      <TextDoors open={door} onOpen={onDoor} />
      <Button kind="primary" onClick={work.save}>
        {isUnsaved(draft) ? 'Save deck' : 'Saved'}
      </Button>
    </div>
  );
}
