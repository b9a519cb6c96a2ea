import { tell } from '@grognard/desk/words/tell.ts';
import { Stepper } from '@grognard/desk/workshop/stepper.tsx';
import { useState } from 'preact/hooks';
import { mayUse, STRATEGY_CARDS, type StrategyCard } from '../../data/strategy-cards.ts';
import { copiesOf, withCopies } from '../../decks/counts.ts';
import { LEAST_CARDS, MOST_COPIES } from '../../decks/deck-rules.ts';
import type { WindowId } from '../../vocabulary.ts';
import { pickWords, STRATEGY_KINDS } from '../words/sentences-workshop.ts';
import { STRATEGY_TEXTS } from '../words/strategy-texts.ts';
import { Chooser, Only, type PickerProps, PickSheet } from './picker.tsx';

const inWindow =
  (...wanted: readonly WindowId[]) =>
  ({ windows }: StrategyCard): boolean =>
    windows.some((one) => wanted.includes(one));

const KINDS = {
  all: { name: STRATEGY_KINDS.all, isMeant: () => true },
  own: { name: STRATEGY_KINDS.own, isMeant: (card: StrategyCard) => card.flag !== null },
  terrain: { name: STRATEGY_KINDS.terrain, isMeant: (card: StrategyCard) => card.terrain !== undefined },
  trophy: { name: STRATEGY_KINDS.trophy, isMeant: (card: StrategyCard) => card.trophy === true },
  declare: { name: STRATEGY_KINDS.declare, isMeant: inWindow('W-DEC') },
  action: { name: STRATEGY_KINDS.action, isMeant: inWindow('W-ACT') },
  morale: { name: STRATEGY_KINDS.morale, isMeant: inWindow('W-MOR', 'W-HIT', 'W-RET') },
  turn: { name: STRATEGY_KINDS.turn, isMeant: inWindow('W-TURN', 'W-REF', 'W-END', 'W-LAST') },
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
          <span class="sr">{tell(pickWords.initiative)} </span>
          {initiative}
        </i>
        <span>
          <b>{name}</b>
          <small>{tell(pickWords.card, { when, text })}</small>
        </span>
      </button>
      <Stepper
        name={name}
        copies={copies}
        most={MOST_COPIES}
        onChange={(next) => work.change({ deck: withCopies(deck, id, next) })}
        onRefused={() => work.setMessage({ text: tell(pickWords.noMoreCards, { card: name }) })}
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
        label={tell(pickWords.whichCards)}
        ways={KINDS}
        value={kind}
        isWay={isKind}
        onChange={setKind}
      />
      <Only text={tell(pickWords.byInitiative)} on={isByInitiative} onChange={setByInitiative} />
      <Only text={tell(pickWords.inDeck)} on={isDeckOnly} onChange={setDeckOnly} />
    </>
  );
  return (
    <PickSheet
      title={tell(pickWords.strategy)}
      say={tell(pickWords.strategySay, { count: deck.strategy.length, least: LEAST_CARDS })}
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
