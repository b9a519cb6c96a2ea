// NAP-SOL.5, NAP-SOL.10: before a battle: whom the Abyss brings, and allies that may be hired against them.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { hirePrice } from '../../campaign/before-battle.ts';
import { fieldTerms } from '../../campaign/foray-terms.ts';
import type { Campaign, Foray } from '../../campaign/state.ts';
import { listOf } from '../../campaign/threat.ts';
import { unitCard } from '../../data/units.ts';
import type { Desk } from '../desk.ts';
import { UnitPicture } from '../notebook/unit-picture.tsx';
import { abyssPoints, regionName } from '../words/campaign-names.ts';
import { BRANCH_NAME, typeName } from '../words/names.ts';
import { beforeBattleWords as words } from '../words/sentences-campaign.ts';

interface HirePageProps {
  readonly desk: Desk;
  readonly campaign: Campaign;
  readonly foray: Foray;
}

/** Equal units side by side. */
const Enemies = ({ campaign, foray }: Omit<HirePageProps, 'desk'>) => (
  <ul class="enemies">
    {listOf(foray.level, campaign).map(({ unit }, i) => (
      <li key={i}>
        <UnitPicture card={unitCard(unit)} />
        {typeName(unit)}
      </li>
    ))}
  </ul>
);

export function HirePage({ desk, campaign, foray }: HirePageProps) {
  const allies = desk.offers().flatMap((offer) => {
    const { action } = offer;
    return action.type === 'hire' && action.unit !== null ? [{ unit: action.unit, offer }] : [];
  });
  return (
    <section class="book-page shop" aria-label={tell(words.title, { region: regionName(foray.region) })}>
      <header>
        <h2>{tell(words.title, { region: regionName(foray.region) })}</h2>
        <RuleLink rule="NAP-SOL.10" />
      </header>
      <p>
        {tell(words.facts, {
          points: abyssPoints(foray.level, campaign),
          limit: fieldTerms(campaign, foray).limit,
        })}
      </p>
      <h3>{tell(words.enemy)}</h3>
      <Enemies campaign={campaign} foray={foray} />
      <h3>
        {tell(words.hire)} <RuleLink rule="NAP-SOL.5" />
      </h3>
      <p>{tell(words.hireSay)}</p>
      <div class="shelves">
        <ul>
          {allies.map(({ unit, offer }) => (
            <li key={unit}>
              <button
                type="button"
                class={isLegal(offer) ? 'is-legal' : ''}
                aria-disabled={isLegal(offer) ? undefined : 'true'}
                data-target={targetKey({ card: unit })}
              >
                <span>
                  {typeName(unit)}
                  <small>{tell(BRANCH_NAME[unitCard(unit).branch])}</small>
                </span>
                <b>{hirePrice(campaign, unit)}</b>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
