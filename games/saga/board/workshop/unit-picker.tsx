import { Icon } from '@grognard/desk/look/icon.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
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
import type { UnitCard, UnitType } from '../../vocabulary.ts';
import { TYPE_SYMBOL } from '../drawing/cards/card-symbols.ts';
import { UnitFace } from '../drawing/cards/unit-face.tsx';
import { TYPE_NAME } from '../words/card-words.ts';
import { tellUnit } from '../words/tell-unit.ts';
import { Chooser, Only } from './filter-controls.tsx';
import { Dots, Stepper } from './stepper.tsx';
import type { Work } from './use-workbench.ts';

const SORTS = {
  list: { name: 'as listed', by: () => 0 },
  cost: { name: 'by cost', by: (a: UnitCard, b: UnitCard) => b.cost - a.cost },
  name: { name: 'by name', by: (a: UnitCard, b: UnitCard) => a.name.localeCompare(b.name) },
  fire: { name: 'by Fire', by: (a: UnitCard, b: UnitCard) => b.fire - a.fire },
  melee: { name: 'by Melee', by: (a: UnitCard, b: UnitCard) => b.melee - a.melee },
  morale: { name: 'by Morale', by: (a: UnitCard, b: UnitCard) => b.morale - a.morale },
} as const;
type Sort = keyof typeof SORTS;
const isSort = (word: string): word is Sort => Object.hasOwn(SORTS, word);

const TYPES: readonly UnitType[] = [
  'infantry',
  'lightInfantry',
  'heavyCavalry',
  'lightCavalry',
  'artillery',
  'horseArtillery',
];

/** Whether a unit is one of those a fault is about. */
const isBlamed = (card: UnitCard, faults: readonly DeckFault[]): boolean =>
  faults.some(
    ({ card: about, with: facts }) =>
      about === card.id ||
      ('guns' in facts && isArtilleryCard(card)) ||
      ('guards' in facts && isGuardCard(card)) ||
      ('cavalry' in facts && isCavalryCard(card)),
  );

interface PickProps {
  readonly card: UnitCard;
  readonly work: Work;
  readonly faults: readonly DeckFault[];
  onLook(id: string): void;
}

function UnitPick({ card, work, faults, onLook }: PickProps) {
  const { deck } = work.bench.draft;
  const copies = copiesOf(deck.units, card.id);
  const mark = copies === 0 ? ' is-out' : isBlamed(card, faults) ? ' is-blamed' : '';
  return (
    <li class={`saga-pick${mark}`}>
      <button type="button" class="saga-pick-look" onClick={() => onLook(card.id)}>
        <span class="sr">{`${tellUnit(card)} ${card.cost} points. Look closer`}</span>
        <UnitFace card={card.id} />
      </button>
      <span class="saga-pick-foot">
        <b>{card.cost}</b>
        <small>points</small>
        <Dots copies={copies} most={card.dots} />
        <Stepper
          name={card.name}
          copies={copies}
          most={card.dots}
          onChange={(next) => work.change(withCopies(deck, card.id, next))}
          onRefused={() =>
            work.setMessage({
              text: `${card.name} may come ${card.dots} ${card.dots === 1 ? 'time' : 'times'} at most: it has as many dots (SAG-20.4).`,
            })
          }
        />
      </span>
    </li>
  );
}

function useUnitFilter() {
  const [hidden, setHidden] = useState<readonly UnitType[]>([]);
  const [sort, setSort] = useState<Sort>('list');
  const [isDeckOnly, setDeckOnly] = useState(false);
  const toggle = (type: UnitType): void =>
    setHidden(hidden.includes(type) ? hidden.filter((one) => one !== type) : [...hidden, type]);
  return { hidden, toggle, sort, setSort, isDeckOnly, setDeckOnly };
}

function UnitFilter({ filter }: { readonly filter: ReturnType<typeof useUnitFilter> }) {
  return (
    <span class="saga-filters">
      <span class="saga-types" role="group" aria-label="Show arms">
        {TYPES.map((type) => (
          <button
            key={type}
            type="button"
            class="btn"
            aria-label={TYPE_NAME[type]}
            title={TYPE_NAME[type]}
            aria-pressed={!filter.hidden.includes(type)}
            onClick={() => filter.toggle(type)}
          >
            <Icon name={TYPE_SYMBOL[type]} />
          </button>
        ))}
      </span>
      <Chooser
        label="Order of the units"
        ways={SORTS}
        value={filter.sort}
        isWay={isSort}
        onChange={(sort: Sort) => filter.setSort(sort)}
      />
      <Only text="in the deck" on={filter.isDeckOnly} onChange={filter.setDeckOnly} />
    </span>
  );
}

interface PickerProps {
  readonly work: Work;
  readonly faults: readonly DeckFault[];
  onLook(id: string): void;
}

/** SAG-20.2 to 20.7: the units of the faction, each with its cost, its dots and how many are in the deck. */
export function UnitPicker({ work, faults, onLook }: PickerProps) {
  const { deck } = work.bench.draft;
  const filter = useUnitFilter();
  const shown = UNIT_CARDS.filter((card) => {
    const isIn = deck.units.includes(card.id);
    if (filter.isDeckOnly && !isIn) return false;
    return (isIn || marchesWith(deck.faction, card)) && !filter.hidden.includes(card.type);
  }).toSorted(SORTS[filter.sort].by);
  return (
    <section class="sheet saga-picks" aria-labelledby="units">
      <header>
        <h2 id="units">Units</h2>
        <span>
          dots: how many a deck may hold <RuleLink rule="SAG-20.4" />
        </span>
        <UnitFilter filter={filter} />
      </header>
      <ul class="plain saga-unit-grid">
        {shown.map((card) => (
          <UnitPick key={card.id} card={card} work={work} faults={faults} onLook={onLook} />
        ))}
        {shown.length === 0 && <li class="saga-none">No unit is left to show. Press an arm above.</li>}
      </ul>
    </section>
  );
}
