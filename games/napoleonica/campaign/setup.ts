// NAP-SOL.2, NAP-SOL.3: a campaign before its first month.
import { newNotebook } from '../army/notebook.ts';
import { EVENT_IDS } from '../data/campaign-events.ts';
import { IMPROVEMENT_DECK } from '../data/improvements.ts';
import { LOOT_BAG } from '../data/loot.ts';
import { CAPITALS, REGION_IDS, REGIONS, type RegionId } from '../data/regions.ts';
import type { Switches } from '../vocabulary.ts';
import { campaignFrame } from './frames.ts';
import type { Campaign, Difficulty } from './state.ts';

const START_DP = 180;
/** NAP-SOL.3 */
const MORE_DP: { readonly [difficulty in Difficulty]: number } = { conscript: 40, veteran: 0, marshal: -20 };

const startCorruption = (): Campaign['corruption'] =>
  // Every region is in the list.
  Object.fromEntries(REGION_IDS.map((id) => [id, REGIONS[id].corruption])) as {
    [region in RegionId]: number;
  };

export const campaignSetup = ({
  faction,
  difficulty,
  switches,
}: {
  readonly faction: 'france' | 'russia';
  readonly difficulty: Difficulty;
  readonly switches: Switches;
}) => ({
  frame: campaignFrame.at('muster', {}),
  campaign: {
    difficulty,
    switches,
    month: 0,
    ap: 0,
    army: CAPITALS[faction],
    previous: null,
    corruption: startCorruption(),
    host: null,
    seals: [],
    notebook: newNotebook(faction, START_DP + MORE_DP[difficulty]),
    improvements: { cards: IMPROVEMENT_DECK, discards: [] },
    loot: [],
    bag: LOOT_BAG,
    usedLoot: [],
    known: [],
    events: EVENT_IDS,
    past: [],
    event: null,
    foray: null,
    chronicle: [],
  } satisfies Campaign as Campaign,
});
