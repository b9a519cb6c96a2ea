import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell, translate } from '@grognard/desk/words/tell.ts';
import { stepBack, stepForth } from '@grognard/desk/workshop/bench.ts';
import { LONGEST_NAME } from '../../decks/deck-text.ts';
import { FACTION_NAME } from '../../decks/factions.ts';
import { FACTIONS, type Faction } from '../../vocabulary.ts';
import { EMBLEM, FACTION_LOOK } from '../drawing/cards/card-symbols.ts';
import { sharingWords, workshopWords } from '../words/sentences-workshop.ts';
import { type DeckWork, enlisted, isUnsaved } from './deck-craft.ts';

type Panel = 'share' | 'import' | null;
interface BarProps {
  readonly work: DeckWork;
  readonly panel: Panel;
  onPanel(panel: Panel): void;
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

function Steps({ work }: { readonly work: DeckWork }) {
  const { past, future } = work.bench;
  const step = (way: 'undo' | 'redo', keys: string, isOff: boolean, onClick: () => void) => (
    <button
      type="button"
      class={`btn icon ${way === 'redo' ? 'is-redo' : ''}`}
      aria-label={tell(workshopWords[way])}
      title={tell(workshopWords.stepKeys, { step: workshopWords[way], keys })}
      aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      <Icon name="ui-undo" />
    </button>
  );
  return (
    <span class="saga-steps">
      {step('undo', 'Ctrl+Z', past.length === 0, () => work.setBench(stepBack))}
      {step('redo', 'Ctrl+Y', future.length === 0, () => work.setBench(stepForth))}
    </span>
  );
}

/** Name and faction of the deck, steps back and forth, sharing and saving. */
export function DeckBar({ work, panel, onPanel }: BarProps) {
  const { draft } = work.bench;
  const toggle = (name: 'share' | 'import'): void => onPanel(panel === name ? null : name);
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
      <button type="button" class="btn" aria-expanded={panel === 'share'} onClick={() => toggle('share')}>
        <Icon name="ui-export" />
        {tell(sharingWords.share)}
      </button>
      <button type="button" class="btn" aria-expanded={panel === 'import'} onClick={() => toggle('import')}>
        {tell(workshopWords.import)}
      </button>
      <Button kind="primary" onClick={work.save}>
        {tell(isUnsaved(draft) ? workshopWords.save : workshopWords.saved)}
      </Button>
    </div>
  );
}
