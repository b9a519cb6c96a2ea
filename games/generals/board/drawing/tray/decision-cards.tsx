import type { Desk } from '@grognard/web/table/game-board.ts';
import { chanceOfAttempt } from '../../../odds/chance-of-attempt.ts';
import type { Unit } from '../../../state.ts';
import type { View } from '../../../view.ts';
import { type GeneralsOffer, offersIn, viewIn } from '../../reading.ts';
import { actionLabel } from '../../words/action-label.ts';
import { frontName, sectorName, unitName, unitStateName } from '../../words/names.ts';
import { Counter } from '../counter.tsx';
import { percent } from '../die.tsx';

/** A choice already made, pressed again to take it back. */
const MADE: { readonly [type in GeneralsOffer['action']['type']]?: string } = {
  unreact: 'Tries it ✓',
  unretreat: 'Retreats ✓',
  unshelter: 'Takes cover ✓',
  unwithdraw: 'Withdraws ✓',
  unadvance: 'Advances ✓',
  unroad: 'Marches ✓',
};

/** The label without the unit it is printed under. */
function shortLabel({ action }: GeneralsOffer, view: View): string {
  switch (action.type) {
    case 'assign':
      return `To ${frontName(action.front)}`;
    case 'target':
      return action.at === null ? 'Hold back' : `Attack ${unitName(action.at)} ${action.at.slice(2)}`;
    case 'countercharge':
      return `Charge ${action.border.replace('-', '–')}`;
    case 'road':
      return `To ${sectorName(action.to)}`;
    default:
      return MADE[action.type] ?? actionLabel(action, view).split(':')[0] ?? '';
  }
}

function UnitCard({
  desk,
  unit,
  offers,
}: {
  readonly desk: Desk;
  readonly unit: Unit;
  readonly offers: readonly GeneralsOffer[];
}) {
  const view = viewIn(desk.shown.value);
  return (
    <li class="generals-slot generals-unit-card">
      <svg viewBox="-30 -24 60 48" class="generals-card-face" role="img" aria-label={unitStateName(unit)}>
        <Counter face={unit} w={46} />
      </svg>
      <span class="generals-card-where num">{unit.at === 'box' ? 'box' : sectorName(unit.at)}</span>
      <div class="generals-card-options">
        {offers.map((offer) => {
          const chance = desk.shown.value.hints ? chanceOfAttempt(view, offer.action) : null;
          return (
            <button
              key={JSON.stringify(offer.action)}
              type="button"
              class={`btn generals-small${offer.action.type in MADE ? ' generals-undoing' : ''}`}
              aria-pressed={offer.action.type in MADE}
              onClick={() => void desk.submit(offer.wire.action)}
            >
              {shortLabel(offer, view)}
              <span class="sr"> ({unitStateName(unit)})</span>
              {chance !== null && <i class="chance">{percent(chance)}</i>}
            </button>
          );
        })}
      </div>
    </li>
  );
}

/** Units that may be told something now, one card each: the same choices as on the board. */
export function DecisionCards({ desk, title }: { readonly desk: Desk; readonly title: string }) {
  const view = viewIn(desk.shown.value);
  if (!desk.isLive.value) return null;
  const byUnit = new Map<string, GeneralsOffer[]>();
  for (const offer of offersIn(desk.offers())) {
    if (!offer.isLegal || !('unit' in offer.action)) continue;
    byUnit.set(offer.action.unit, [...(byUnit.get(offer.action.unit) ?? []), offer]);
  }
  const cards = [...byUnit].flatMap(([id, offers]) => {
    const unit = view.units.find((each) => each.id === id);
    return unit === undefined ? [] : [{ unit, offers }];
  });
  if (cards.length === 0) return null;
  return (
    <div class="sheet generals-decisions">
      <header>
        <h2>{title}</h2>
      </header>
      <ol>
        {cards.map(({ unit, offers }) => (
          <UnitCard key={unit.id} desk={desk} unit={unit} offers={offers} />
        ))}
      </ol>
    </div>
  );
}
