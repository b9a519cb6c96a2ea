// One region as a button: its town, its name and drops, what stands there; its label says all of it in words.
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { capitalOf } from '../../../campaign/world.ts';
import { BREACH, REGIONS, type RegionId } from '../../../data/regions.ts';
import { regionInWords } from '../../words/describe-campaign.ts';
import { campaignWords } from '../../words/sentences-campaign.ts';
import type { World } from '../world.ts';
import { Drops } from './corruption.tsx';
import { Breach, CapitalFlag, Seal, Town } from './pieces.tsx';
import { regionShape } from './region-shapes.ts';

interface RegionProps {
  readonly region: RegionId;
  readonly world: World;
  readonly campaign: Campaign;
  /** Classes that say what pressing it would mean. */
  readonly marks: string;
  /** The list of the Abyss that waits there for a march, if one does. */
  readonly waits: string | null;
}

/** Crossed swords and the list that waits. */
const BattleTag = ({ list }: { readonly list: string }) => (
  <g class="battle-tag">
    <rect x="-36" y="-11" width="72" height="22" rx="3" />
    <path d="M-30-6q5 3 11 11M-19-6q-5 3-11 11" />
    <text x="9" y="4.5">
      {list}
    </text>
  </g>
);

/** A Seal stands beside its town, away from the name of the next one. */
const sealAt = (region: RegionId): number => (region === 'W09' ? 28 : -30);
const tagAt = (region: RegionId): number => (region === 'W08' ? 66 : -62);

export function Region({ region, world, campaign, marks, waits }: RegionProps) {
  const { border, town, name } = regionShape(region);
  const facts = REGIONS[region];
  return (
    <g class="region">
      <path
        d={border}
        clip-path="url(#napoleonica-on-land)"
        class={`land ${marks} ${world.spot === region ? 'is-spot' : ''}`}
        data-target={`sector:${region}`}
        role="button"
        tabindex={-1}
        aria-label={regionInWords(campaign, region)}
      />
      <g transform={moveTo(town)} aria-hidden="true">
        {region === BREACH ? <Breach /> : <Town region={region} />}
        {region === capitalOf(campaign) && <CapitalFlag faction={campaign.notebook.faction} />}
        {facts.seal && (
          <g transform={`translate(${sealAt(region)} -9)`}>
            <Seal isThere={!world.seals.includes(region)} />
          </g>
        )}
        {waits !== null && (
          <g transform={`translate(${tagAt(region)} -12)`}>
            <BattleTag list={waits} />
          </g>
        )}
      </g>
      <g transform={moveTo(name)} class="name" aria-hidden="true">
        <text>{facts.name}</text>
        <g transform="translate(0 15)">
          <text x="-16" class="income">
            {tell(campaignWords.incomeShort, { dp: facts.income })}
          </text>
          <g transform="translate(-6 -4)">
            <Drops level={world.corruption[region]} />
          </g>
        </g>
      </g>
    </g>
  );
}
