import type { Tools } from '@grognard/desk';
import { OpenTextDoor, type TextDoor } from '@grognard/desk/workshop/text-doors.tsx';
import { useUndoKeys } from '@grognard/desk/workshop/use-undo-keys.ts';
import { useWorkbench } from '@grognard/desk/workshop/use-workbench.ts';
import { useMemo, useState } from 'preact/hooks';
import { deckFaults } from '../../decks/deck-rules.ts';
import { FACTION_LOOK } from '../drawing/cards/card-symbols.ts';
import { CardCloseUp } from './card-close-up.tsx';
import { DeckBar } from './deck-bar.tsx';
import { deckCraft } from './deck-craft.ts';
import './deck-builder.css';
import './deck-side.css';
import './deck-picks.css';
import { MessageLine } from '@grognard/desk/workshop/message-line.tsx';
import { FootBar } from './foot-bar.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { Shelf } from './shelf.tsx';
import { StrategyPicker } from './strategy-picker.tsx';
import { UnitPicker } from './unit-picker.tsx';

/** SAG-20: units, Strategy cards, and what still keeps the deck from being played. */
export function DeckBuilder({ tools }: { readonly tools: Tools }) {
  const work = useWorkbench(deckCraft);
  const [door, setDoor] = useState<TextDoor>(null);
  const [looked, setLooked] = useState<string | null>(null);
  useUndoKeys(work);
  const { deck } = work.bench.draft;
  const { limits } = work.bench;
  const faults = useMemo(() => deckFaults(deck, limits), [deck, limits]);
  return (
    <div class={`saga-deck-builder saga-look-${FACTION_LOOK[deck.faction]}`}>
      <div class="saga-deck-top">
        <DeckBar work={work} door={door} onDoor={setDoor} />
        <Shelf work={work} />
        <MessageLine work={work} />
        <OpenTextDoor work={work} tools={tools} open={door} onOpen={setDoor} />
      </div>
      <LimitsPanel work={work} faults={faults} tools={tools} />
      <div class="saga-deck-cards">
        <UnitPicker work={work} faults={faults} onLook={setLooked} />
        <StrategyPicker work={work} faults={faults} onLook={setLooked} />
      </div>
      {looked !== null && <CardCloseUp key={looked} card={looked} onClose={() => setLooked(null)} />}
      <FootBar work={work} faults={faults} />
    </div>
  );
}
