// NAP-SCN.12, NAP-SCN.6: whether the map can be fought on, line by line, and what is wrong with it.

import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell, told } from '@grognard/desk/words/tell.ts';
import { type LimitLine, Limits } from '@grognard/desk/workshop/limits.tsx';
import type { Refusal } from '@grognard/kernel';
import { MOST_LANDMARKS } from '../../army/custom-battle.ts';
import { closedCount, cutOffHexes, LEAST_ZONE, MOST_CLOSED, usableCount } from '../../army/own-map.ts';
import { SIDES } from '../../data/words.ts';
import { zoneHexes } from '../../data/zones.ts';
import { mapWords } from '../words/sentences-maps.ts';
import type { NamedMap } from './map-text.ts';

interface VerdictProps {
  readonly sheet: NamedMap;
  readonly faults: readonly Refusal[];
}

function linesOf({ sheet: { map, zones, landmarks }, faults }: VerdictProps): readonly LimitLine[] {
  const closed = closedCount(map);
  const isJoined = cutOffHexes(map).length === 0;
  return [
    {
      name: tell(mapWords.closed, { most: MOST_CLOSED }),
      value: String(closed),
      isKept: closed <= MOST_CLOSED,
      rule: 'NAP-SCN.12',
    },
    {
      name: tell(mapWords.joined),
      value: tell(isJoined ? mapWords.yes : mapWords.no),
      isKept: isJoined,
      rule: 'NAP-SCN.12',
    },
    ...SIDES.map((side) => {
      const count = usableCount(map, zoneHexes(zones[side], side));
      const name = tell(mapWords.usable, { side, least: LEAST_ZONE });
      return { name, value: String(count), isKept: count >= LEAST_ZONE, rule: 'NAP-SCN.12' };
    }),
    {
      name: tell(mapWords.landmarkCount, { most: MOST_LANDMARKS }),
      value: String(landmarks.length),
      isKept: faults.every(({ rule }) => rule !== 'NAP-SCN.6'),
      rule: 'NAP-SCN.6',
    },
  ];
}

export function MapVerdict({ sheet, faults }: VerdictProps) {
  return (
    <section class="napoleonica-verdict sheet">
      <h2>{tell(mapWords.mayBeFought)}</h2>
      <Limits lines={linesOf({ sheet, faults })} />
      <div role="status">
        {faults.length === 0 && <p class="ready">{tell(mapWords.ready)}</p>}
        {faults.map(({ rule, text, with: facts }) => (
          <p key={told(text, facts)} class="note bad">
            {told(text, facts)} <RuleLink rule={rule} />
          </p>
        ))}
      </div>
    </section>
  );
}
