// SOL.M2: what the action points of a month are spent on, each with one line of fact; what cannot be done says why.
import { isLegal, legalIn } from '@grognard/desk/offers/legal.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { monthsIncome, spreadRolls } from '../../campaign/campaign.ts';
import type { Campaign } from '../../campaign/state.ts';
import { isThreatened } from '../../campaign/threat.ts';
import { REGIONS } from '../../data/regions.ts';
import type { Desk } from '../desk.ts';
import { regionName } from '../words/campaign-names.ts';
import { campaignWords as words } from '../words/sentences-campaign.ts';
import { ActionSign, type ActSign } from './kind-sign.tsx';

interface ActProps {
  readonly desk: Desk;
  readonly act: Exclude<ActSign, 'march'>;
  readonly name: string;
  readonly say: string;
}

function Act({ desk, act, name, say }: ActProps) {
  const target = { button: act };
  const offers = desk.on(target);
  const canDo = desk.isLive.value && offers.some(isLegal);
  return (
    <button
      type="button"
      class={canDo ? 'act is-legal' : 'act'}
      aria-disabled={canDo ? undefined : 'true'}
      data-target={targetKey(target)}
    >
      <ActionSign act={act} />
      <span>
        <b>{name}</b>
        <small>{say}</small>
      </span>
    </button>
  );
}

/** Marching is done on the map: here it says where to. */
function MarchFact({ desk, campaign }: { readonly desk: Desk; readonly campaign: Campaign }) {
  const open = legalIn(desk.offers()).flatMap(({ action }) =>
    action.type === 'march' ? [action.region] : [],
  );
  const battles = open.filter((region) => isThreatened(campaign, region)).length;
  return (
    <p class="act is-fact">
      <ActionSign act="march" />
      <span>
        <b>{tell(words.march)}</b>
        <small class="how">{tell(open.length === 0 ? words.marchNone : words.marchHow)}</small>
        <small>
          {open.length === 0 ? tell(words.marchNone) : tell(words.marchSay, { open: open.length, battles })}
        </small>
      </span>
    </p>
  );
}

const Pennants = ({ left }: { readonly left: number }) => (
  <span class="pennants" role="img" aria-label={tell(words.pointsLeft, { count: left })}>
    {Array.from({ length: Math.max(2, left) }, (_, i) => (
      <svg key={i} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 22V2M6 3c5-3 7 2 13 0v9c-6 2-8-3-13 0" class={i < left ? 'is-left' : ''} />
      </svg>
    ))}
  </span>
);

export function Actions({ desk, campaign }: { readonly desk: Desk; readonly campaign: Campaign }) {
  const { army, ap, notebook, loot } = campaign;
  const region = regionName(army);
  const rolls = spreadRolls(campaign);
  const broken = notebook.muster.filter((unit) => unit.broken).length;
  return (
    <section class="napoleonica-actions sheet" aria-label={tell(words.actions)}>
      <header>
        <h2>{tell(words.actions)}</h2>
        <Pennants left={ap} />
        <span>{tell(words.pointsLeft, { count: ap })}</span>
      </header>
      <div class="acts-grid">
        <MarchFact desk={desk} campaign={campaign} />
        <Act desk={desk} act="develop" name={tell(words.develop)} say={tell(words.developSay)} />
        <Act
          desk={desk}
          act="takeSeal"
          name={tell(words.takeSeal)}
          say={
            REGIONS[army].seal ? tell(words.takeSealSay, { region }) : tell(words.takeSealNone, { region })
          }
        />
        <Act
          desk={desk}
          act="recover"
          name={tell(words.recover)}
          say={tell(words.recoverSay, { count: broken })}
        />
        {loot.includes('holyWater') ? (
          <Act desk={desk} act="holyWater" name={tell(words.holyWater)} say={tell(words.holyWaterSay)} />
        ) : (
          <Act desk={desk} act="purge" name={tell(words.purge)} say={tell(words.purgeSay)} />
        )}
        <p class="month-end">
          <b>{tell(words.monthsEnd)}</b>
          {rolls === 0
            ? tell(words.monthsEndNoSpread, { dp: monthsIncome(campaign) })
            : tell(words.monthsEndSay, { dp: monthsIncome(campaign), rolls })}
        </p>
      </div>
    </section>
  );
}
