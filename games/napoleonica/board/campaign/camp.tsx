// The camp side: treasury, loot, Seals, and how many units are fit.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Campaign } from '../../campaign/state.ts';
import { LOOT, LOOT_TOKENS } from '../../data/loot.ts';
import { REGION_IDS, REGIONS } from '../../data/regions.ts';
import { campaignWords as words } from '../words/sentences-campaign.ts';
import { LootSign } from './kind-sign.tsx';
import { Seal } from './map/pieces.tsx';

const SEALS = REGION_IDS.filter((region) => REGIONS[region].seal);

export function Camp({ campaign }: { readonly campaign: Campaign }) {
  const { notebook, loot, seals } = campaign;
  const kept = LOOT.filter((token) => loot.includes(token));
  const broken = notebook.muster.filter((unit) => unit.broken).length;
  return (
    <section class="napoleonica-camp sheet" aria-label={tell(words.camp)}>
      <header>
        <h2>{tell(words.treasury)}</h2>
        <b class="num">{tell(words.dp, { dp: notebook.treasury })}</b>
      </header>
      <ul>
        {kept.map((token) => (
          <li key={token} title={tell(LOOT_TOKENS[token].text)}>
            <LootSign loot={token} />
            <b>{tell(LOOT_TOKENS[token].name)}</b>
            <small>{loot.filter((each) => each === token).length}</small>
          </li>
        ))}
        {kept.length === 0 && <li class="none">{tell(words.noLoot)}</li>}
      </ul>
      <p class="seals" title={tell(words.sealsSay)}>
        <span>{tell(words.seals)}</span>
        {SEALS.map((region) => (
          <svg key={region} viewBox="-14 -14 28 36" aria-hidden="true" class="napoleonica-seal">
            <Seal isThere={seals.includes(region)} />
          </svg>
        ))}
        <b>{tell(words.sealsOf, { count: seals.length })}</b>
        <RuleLink rule="NAP-SOL.9" />
      </p>
      <p class="muster">
        <b>{tell(words.fit, { count: notebook.muster.length - broken })}</b>
        <b>{tell(words.broken, { count: broken })}</b>
      </p>
    </section>
  );
}
