import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { strategyCard } from '../../data/strategy-cards.ts';
import { unitCard } from '../../data/unit-cards.ts';
import { isArtilleryCard, isCavalryCard } from '../../decks/deck-rules.ts';
import type { Deck, UnitCard } from '../../vocabulary.ts';
import { ARM_NAMES, limitWords } from '../words/sentences-workshop.ts';

const ARMS = [
  { arm: 'foot', name: ARM_NAMES.foot, symbol: 'arm-infantry' },
  { arm: 'horse', name: ARM_NAMES.horse, symbol: 'arm-cavalry' },
  { arm: 'guns', name: ARM_NAMES.guns, symbol: 'arm-foot-artillery' },
] as const;

const armOf = (card: UnitCard): 'foot' | 'horse' | 'guns' =>
  isCavalryCard(card) ? 'horse' : isArtilleryCard(card) ? 'guns' : 'foot';

/** One bar, three patterns: what each arm costs of what is allowed. */
export function PointsByArm({ deck, most }: { readonly deck: Deck; readonly most: number }) {
  const cards = deck.units.map(unitCard);
  const spent = ARMS.map((arm) => ({
    ...arm,
    points: cards.filter((card) => armOf(card) === arm.arm).reduce((sum, { cost }) => sum + cost, 0),
  }));
  const whole = Math.max(
    most,
    spent.reduce((sum, { points }) => sum + points, 0),
  );
  return (
    <>
      <span
        class="saga-arm-bar"
        role="img"
        aria-label={spent
          .map(({ name, points }) => tell(limitWords.armPoints, { arm: name, points }))
          .join(', ')}
      >
        {spent.map(({ arm, points }) => (
          <i key={arm} class={`saga-arm-${arm}`} style={{ width: `${(points / whole) * 100}%` }} />
        ))}
        {whole > most && <i class="saga-limit" style={{ left: `${(most / whole) * 100}%` }} />}
      </span>
      <span class="saga-arm-key" aria-hidden="true">
        {spent.map(({ arm, symbol, points }) => (
          <span key={arm}>
            <Icon name={symbol} />
            {points}
          </span>
        ))}
      </span>
    </>
  );
}

const INITIATIVES = [1, 2, 3, 4, 5] as const;

/** SAG-6: how many cards of each initiative value; high ones win the turn, if they are not needed for more. */
export function InitiativeCurve({ deck }: { readonly deck: Deck }) {
  const values = deck.strategy.map((id) => strategyCard(id).initiative);
  const counts = INITIATIVES.map((value) => values.filter((one) => one === value).length);
  const most = Math.max(8, ...counts);
  const mean = values.reduce<number>((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const said = INITIATIVES.map((value, i) =>
    tell(limitWords.ofInitiative, { count: counts[i] ?? 0, value }),
  ).join(', ');
  return (
    <figure class="saga-curve">
      <figcaption>{tell(limitWords.initiative, { mean: mean.toFixed(1) })}</figcaption>
      <span role="img" aria-label={said}>
        {INITIATIVES.map((value, i) => (
          <span key={value} class="saga-curve-column">
            <small>{counts[i]}</small>
            <i style={{ height: `${((counts[i] ?? 0) / most) * 44}px` }} />
            <b>{value}</b>
          </span>
        ))}
      </span>
    </figure>
  );
}
