import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { useState } from 'preact/hooks';
import { mayUse, STRATEGY_CARDS, type StrategyCard } from '../../data/strategy-cards.ts';
import { copiesOf, withCopies } from '../../decks/counts.ts';
import { type DeckFault, LEAST_CARDS, MOST_COPIES } from '../../decks/deck-rules.ts';
import { STRATEGY_TEXTS } from '../drawing/cards/strategy-texts.ts';
import { Chooser, Only } from './filter-controls.tsx';
import { Stepper } from './stepper.tsx';
import type { Work } from './use-workbench.ts';

const KINDS = {
  all: { name: 'All cards', isMeant: () => true },
  own: { name: 'Of the nation', isMeant: (card: StrategyCard) => card.flag !== null },
  terrain: { name: 'Terrain', isMeant: (card: StrategyCard) => card.terrain !== undefined },
  trophy: { name: 'Attached', isMeant: (card: StrategyCard) => card.trophy === true },
  declare: { name: 'Before declaring', isMeant: ({ windows }: StrategyCard) => windows.includes('W-DEC') },
  action: { name: 'In an action', isMeant: ({ windows }: StrategyCard) => windows.includes('W-ACT') },
  morale: {
    name: 'Hits and Morale',
    isMeant: ({ windows }: StrategyCard) =>
      windows.some((one) => one === 'W-MOR' || one === 'W-HIT' || one === 'W-RET'),
  },
  turn: {
    name: 'Start and end of turn',
    isMeant: ({ windows }: StrategyCard) =>
      windows.some((one) => ['W-TURN', 'W-REF', 'W-END', 'W-LAST'].includes(one)),
  },
} as const;
type Kind = keyof typeof KINDS;
const isKind = (word: string): word is Kind => Object.hasOwn(KINDS, word);

interface PickProps {
  readonly card: StrategyCard;
  readonly work: Work;
  readonly isBlamed: boolean;
  onLook(id: string): void;
}

function StrategyPick({ card, work, isBlamed, onLook }: PickProps) {
  const { deck } = work.bench.draft;
  const { id, name, initiative } = card;
  const copies = copiesOf(deck.strategy, id);
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
        onChange={(next) => work.change(withCopies(deck, id, next))}
        onRefused={() =>
          work.setMessage({ text: `“${name}” is there twice: no name may come more often (SAG-20.8).` })
        }
      />
    </li>
  );
}

interface PickerProps {
  readonly work: Work;
  readonly faults: readonly DeckFault[];
  onLook(id: string): void;
}

function useStrategyFilter() {
  const [kind, setKind] = useState<Kind>('all');
  const [isByInitiative, setByInitiative] = useState(false);
  const [isDeckOnly, setDeckOnly] = useState(false);
  return { kind, setKind, isByInitiative, setByInitiative, isDeckOnly, setDeckOnly };
}

function StrategyFilter({ filter }: { readonly filter: ReturnType<typeof useStrategyFilter> }) {
  return (
    <span class="saga-filters">
      <Chooser
        label="Which Strategy cards"
        ways={KINDS}
        value={filter.kind}
        isWay={isKind}
        onChange={(kind: Kind) => filter.setKind(kind)}
      />
      <Only text="by initiative" on={filter.isByInitiative} onChange={filter.setByInitiative} />
      <Only text="in the deck" on={filter.isDeckOnly} onChange={filter.setDeckOnly} />
    </span>
  );
}

/** SAG-20.8: the Strategy cards the faction may use, by name. */
export function StrategyPicker({ work, faults, onLook }: PickerProps) {
  const { deck } = work.bench.draft;
  const filter = useStrategyFilter();
  const shown = STRATEGY_CARDS.filter((card) => {
    const isIn = deck.strategy.includes(card.id);
    if (filter.isDeckOnly && !isIn) return false;
    return (isIn || mayUse(deck.faction, card)) && KINDS[filter.kind].isMeant(card);
  }).toSorted((a, b) => (filter.isByInitiative ? b.initiative - a.initiative : 0));
  return (
    <section class="sheet saga-picks" aria-labelledby="strategy">
      <header>
        <h2 id="strategy">Strategy deck</h2>
        <span>
          {`${deck.strategy.length} of ${LEAST_CARDS} or more, at most two of a name`}{' '}
          <RuleLink rule="SAG-20.8" />
        </span>
        <StrategyFilter filter={filter} />
      </header>
      <ul class="plain saga-strategy-grid">
        {shown.map((card) => (
          <StrategyPick
            key={card.id}
            card={card}
            work={work}
            isBlamed={faults.some((fault) => fault.card === card.id)}
            onLook={onLook}
          />
        ))}
      </ul>
    </section>
  );
}
