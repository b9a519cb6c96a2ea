import { Stepper } from '@grognard/desk/workshop/stepper.tsx';
import { useState } from 'preact/hooks';
import { mayUse, STRATEGY_CARDS, type StrategyCard } from '../../data/strategy-cards.ts';
import { copiesOf, withCopies } from '../../decks/counts.ts';
import { LEAST_CARDS, MOST_COPIES } from '../../decks/deck-rules.ts';
import type { WindowId } from '../../vocabulary.ts';
import { STRATEGY_TEXTS } from '../drawing/cards/strategy-texts.ts';
import { Chooser, Only, type PickerProps, PickSheet } from './picker.tsx';

const inWindow =
  (...wanted: readonly WindowId[]) =>
  ({ windows }: StrategyCard): boolean =>
    windows.some((one) => wanted.includes(one));

const KINDS = {
  all: { name: 'All cards', isMeant: () => true },
  own: { name: 'Of the nation', isMeant: (card: StrategyCard) => card.flag !== null },
  terrain: { name: 'Terrain', isMeant: (card: StrategyCard) => card.terrain !== undefined },
  trophy: { name: 'Attached', isMeant: (card: StrategyCard) => card.trophy === true },
  declare: { name: 'Before declaring', isMeant: inWindow('W-DEC') },
  action: { name: 'In an action', isMeant: inWindow('W-ACT') },
  morale: { name: 'Hits and Morale', isMeant: inWindow('W-MOR', 'W-HIT', 'W-RET') },
  turn: { name: 'Start and end of turn', isMeant: inWindow('W-TURN', 'W-REF', 'W-END', 'W-LAST') },
} as const;
type Kind = keyof typeof KINDS;
const isKind = (word: string): word is Kind => Object.hasOwn(KINDS, word);

function StrategyPick({ card, work, faults, onLook }: PickerProps & { readonly card: StrategyCard }) {
  const { deck } = work.bench.draft;
  const { id, name, initiative } = card;
  const copies = copiesOf(deck.strategy, id);
  const isBlamed = faults.some((fault) => fault.card === id);
  const { when, text } = STRATEGY_TEXTS[id] ?? { when: '', text: '' };
  return (
    <li class={`saga-strategy-row${copies === 0 ? ' is-out' : isBlamed ? ' is-blamed' : ''}`}>
      <button type="button" class="saga-strategy-look" onClick={() => onLook(id)}>
        <i>
          <span class="sr">Initiative </span>
          {initiative}
        </i>
        <span>
          <b>{name}</b>
          <small>{`${when}: ${text}`}</small>
        </span>
      </button>
      <Stepper
        name={name}
        copies={copies}
        most={MOST_COPIES}
        onChange={(next) => work.change({ deck: withCopies(deck, id, next) })}
        onRefused={() =>
          work.setMessage({ text: `“${name}” is there twice: no name may come more often (SAG-20.8).` })
        }
      />
    </li>
  );
}

/** SAG-20.8: the Strategy cards the faction may use, by name. */
export function StrategyPicker(props: PickerProps) {
  const { deck } = props.work.bench.draft;
  const [kind, setKind] = useState<Kind>('all');
  const [isByInitiative, setByInitiative] = useState(false);
  const [isDeckOnly, setDeckOnly] = useState(false);
  const shown = STRATEGY_CARDS.filter((card) => {
    const isIn = deck.strategy.includes(card.id);
    return (isIn || (!isDeckOnly && mayUse(deck.faction, card))) && KINDS[kind].isMeant(card);
  }).toSorted((a, b) => (isByInitiative ? b.initiative - a.initiative : 0));
  const filters = (
    <>
      <Chooser<Kind>
        label="Which Strategy cards"
        ways={KINDS}
        value={kind}
        isWay={isKind}
        onChange={setKind}
      />
      <Only text="by initiative" on={isByInitiative} onChange={setByInitiative} />
      <Only text="in the deck" on={isDeckOnly} onChange={setDeckOnly} />
    </>
  );
  return (
    <PickSheet
      title="Strategy deck"
      say={`${deck.strategy.length} of ${LEAST_CARDS} or more, at most two of a name`}
      rule="SAG-20.8"
      filters={filters}
    >
      <ul class="plain saga-strategy-grid">
        {shown.map((card) => (
          <StrategyPick key={card.id} card={card} {...props} />
        ))}
      </ul>
    </PickSheet>
  );
}
