import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell, translate } from '@grognard/desk/words/tell.ts';
import { Stepper } from '@grognard/desk/workshop/stepper.tsx';
import { useState } from 'preact/hooks';
import { UNIT_CARDS } from '../../data/unit-cards.ts';
import { copiesOf, withCopies } from '../../decks/counts.ts';
import {
  type DeckFault,
  isArtilleryCard,
  isCavalryCard,
  isGuardCard,
  marchesWith,
} from '../../decks/deck-rules.ts';
import { UNIT_TYPES, type UnitCard, type UnitType } from '../../vocabulary.ts';
import { TYPE_SYMBOL } from '../drawing/cards/card-symbols.ts';
import { UnitFace } from '../drawing/cards/unit-face.tsx';
import { TYPE_NAME } from '../words/card-words.ts';
import { pickWords, UNIT_ORDERS } from '../words/sentences-workshop.ts';
import { tellUnit } from '../words/tell-unit.ts';
import { Dots } from './dots.tsx';
import { Chooser, Only, type PickerProps, PickSheet } from './picker.tsx';

const SORTS = {
  list: { name: UNIT_ORDERS.list, by: () => 0 },
  cost: { name: UNIT_ORDERS.cost, by: (a: UnitCard, b: UnitCard) => b.cost - a.cost },
  name: { name: UNIT_ORDERS.name, by: (a: UnitCard, b: UnitCard) => a.name.localeCompare(b.name) },
  fire: { name: UNIT_ORDERS.fire, by: (a: UnitCard, b: UnitCard) => b.fire - a.fire },
  melee: { name: UNIT_ORDERS.melee, by: (a: UnitCard, b: UnitCard) => b.melee - a.melee },
  morale: { name: UNIT_ORDERS.morale, by: (a: UnitCard, b: UnitCard) => b.morale - a.morale },
} as const;
type Sort = keyof typeof SORTS;
const isSort = (word: string): word is Sort => Object.hasOwn(SORTS, word);

/** Whether a unit is one of those a fault is about. */
const isBlamed = (card: UnitCard, faults: readonly DeckFault[]): boolean =>
  faults.some(
    ({ card: about, with: facts }) =>
      about === card.id ||
      ('guns' in facts && isArtilleryCard(card)) ||
      ('guards' in facts && isGuardCard(card)) ||
      ('cavalry' in facts && isCavalryCard(card)),
  );

function UnitPick({ card, work, faults, onLook }: PickerProps & { readonly card: UnitCard }) {
  const { deck } = work.bench.draft;
  const { id, name, cost, dots } = card;
  const copies = copiesOf(deck.units, id);
  return (
    <li class={`saga-pick${copies === 0 ? ' is-out' : isBlamed(card, faults) ? ' is-blamed' : ''}`}>
      <button type="button" class="saga-pick-look" onClick={() => onLook(id)}>
        <span class="sr">{tell(pickWords.unit, { unit: tellUnit(card), points: cost })}</span>
        <UnitFace card={id} />
      </button>
      <span class="saga-pick-foot">
        <b>{cost}</b>
        <small>{tell(pickWords.points)}</small>
        <Dots copies={copies} most={dots} />
        <Stepper
          name={name}
          copies={copies}
          most={dots}
          onChange={(next) => work.change({ deck: withCopies(deck, id, next) })}
          onRefused={() => work.setMessage({ text: tell(pickWords.noMoreUnits, { count: dots }) })}
        />
      </span>
    </li>
  );
}

interface ArmsProps {
  readonly hidden: readonly UnitType[];
  onChange(hidden: readonly UnitType[]): void;
}

/** Each arm can be shown or hidden. */
const Arms = ({ hidden, onChange }: ArmsProps) => (
  <span class="saga-types" role="group" aria-label={tell(pickWords.showArms)}>
    {UNIT_TYPES.map((type) => (
      <button
        key={type}
        type="button"
        class="btn"
        aria-label={translate(TYPE_NAME[type])}
        title={translate(TYPE_NAME[type])}
        aria-pressed={!hidden.includes(type)}
        onClick={() =>
          onChange(hidden.includes(type) ? hidden.filter((one) => one !== type) : [...hidden, type])
        }
      >
        <Icon name={TYPE_SYMBOL[type]} />
      </button>
    ))}
  </span>
);

/** SAG-20.2 to 20.7: the units of the faction, each with its cost, its dots and how many are in the deck. */
export function UnitPicker(props: PickerProps) {
  const { deck } = props.work.bench.draft;
  const [hidden, setHidden] = useState<readonly UnitType[]>([]);
  const [sort, setSort] = useState<Sort>('list');
  const [isDeckOnly, setDeckOnly] = useState(false);
  const shown = UNIT_CARDS.filter((card) => {
    const isIn = deck.units.includes(card.id);
    return (isIn || (!isDeckOnly && marchesWith(deck.faction, card))) && !hidden.includes(card.type);
  }).toSorted(SORTS[sort].by);
  const filters = (
    <>
      <Arms hidden={hidden} onChange={setHidden} />
      <Chooser<Sort>
        label={tell(pickWords.unitOrder)}
        ways={SORTS}
        value={sort}
        isWay={isSort}
        onChange={setSort}
      />
      <Only text={tell(pickWords.inDeck)} on={isDeckOnly} onChange={setDeckOnly} />
    </>
  );
  return (
    <PickSheet title={tell(pickWords.units)} say={tell(pickWords.unitsSay)} rule="SAG-20.4" filters={filters}>
      <ul class="plain saga-unit-grid">
        {shown.map((card) => (
          <UnitPick key={card.id} card={card} {...props} />
        ))}
        {shown.length === 0 && <li class="saga-none">{tell(pickWords.noUnits)}</li>}
      </ul>
    </PickSheet>
  );
}
