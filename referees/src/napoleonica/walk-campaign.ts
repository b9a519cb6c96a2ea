// NAP-20: what happens in the months of a campaign, event by event, on the referee's own copy of the world.
import type { Moment, Named } from '../contract.ts';
import { type Campaign, campaignIn, copyOf } from './books.ts';
import type { Judge } from './judge.ts';
import type { Battle } from './shape.ts';
import { CAPITALS, LOOT_BAG, REGIONS } from './tables/campaign.ts';

interface World {
  readonly moment: Moment;
  readonly judge: Judge;
  readonly campaign: Campaign;
  /** Regions rolled for the Spread, in order. */
  readonly rolls: number[];
  readonly seen: Seen;
}
/** What a referee remembers of a month from one decision to the next. */
export interface Seen {
  spreads: number;
}

const corruptionOf = ({ corruption }: Campaign, region: string): number => corruption[region] ?? 0;
const isNear = (from: string, to: string): boolean => REGIONS[from]?.near.includes(to) === true;

function armyMarched({ judge, campaign }: World, event: Named): void {
  const [from, to] = [String(event['from']), String(event['to'])];
  judge.check('marches', 'NAP-SOL.8', 'where the army stands', campaign.army, from);
  judge.must('marches', 'NAP-SOL.6', `march from ${from} to ${to}`, from === to || isNear(from, to));
  campaign.previous = from;
  campaign.army = to;
}

/** NAP-SOL.10, NAP-SOL.14, NAP-SOL.18 */
function battleThreatened({ judge, campaign }: World, event: Named): void {
  const [kind, region] = [String(event['kind']), String(event['region'])];
  const corruption = corruptionOf(campaign, region);
  const own = corruption > 0 ? `L${Math.min(3, corruption)}` : 'L0';
  const isHosted = campaign.host?.at === region && own < 'L2';
  if (kind === 'march' || kind === 'attack' || kind === 'host')
    judge.check('forays', 'NAP-SOL.10', `${kind} in ${region}`, isHosted ? 'L2' : own, event['level']);
  if (kind === 'breach')
    judge.must('forays', 'NAP-SOL.9', 'The Breach', campaign.seals.length >= 2 && campaign.month >= 6);
}

function regionChanged({ judge, campaign }: World, event: Named): void {
  const region = String(event['region']);
  const found = corruptionOf(campaign, region) + Number(event['by']);
  judge.check('corruption of regions', 'NAP-SOL.6', `corruption of ${region}`, found, event['corruption']);
  judge.must('corruption of regions', 'NAP-SOL.12', 'from 0 to 3', found >= 0 && found <= 3);
  campaign.corruption[region] = found;
}

/** NAP-SOL.12 */
function spreadRolled(world: World, event: Named): void {
  const { judge, campaign, rolls } = world;
  const region = String(event['region']);
  const rolled = rolls.shift() ?? 0;
  judge.check('spreads', 'NAP-SOL.12', 'region rolled', `W${String(rolled).padStart(2, '0')}`, region);
  const here = corruptionOf(campaign, region);
  const isFed = (REGIONS[region]?.near ?? []).some((near) => corruptionOf(campaign, near) > here);
  const spreads = region !== campaign.army && isFed && here < 3;
  judge.check('spreads', 'NAP-SOL.12', `spread to ${region}`, spreads, event['spreads']);
  world.seen.spreads += 1;
}

/** NAP-SOL.12, NAP-SOL.3, EV14: how often the Spread is rolled for in a month. */
function rollsDue({ difficulty, month, event }: Campaign): number {
  if (month === 0 || (difficulty === 'conscript' && month <= 2)) return 0;
  return (month >= 7 ? 3 : 2) + (event === 'EV14' ? 1 : 0);
}

function monthBegan({ judge, campaign, seen }: World, event: Named): void {
  judge.check('spreads', 'NAP-SOL.12', `rolls of month ${campaign.month}`, rollsDue(campaign), seen.spreads);
  seen.spreads = 0;
  campaign.month += 1;
  judge.check('months', 'NAP-SOL.2', 'month', campaign.month, event['month']);
  judge.check('months', 'NAP-SOL.6', 'action points', 2, event['ap']);
}

/** NAP-SOL.11 */
function forayWon({ judge, campaign }: World, event: Named): void {
  const level = Number(String(campaign.foray?.level ?? '').slice(1));
  judge.check('forays', 'NAP-SOL.11', 'DP for a victory', 20 + 10 * level, event['dp']);
}

/** NAP-SOL.17: where a beaten army goes. */
function forayLost({ judge, campaign }: World, event: Named): void {
  const region = String(event['region']);
  const kind = campaign.foray?.kind;
  const near = (REGIONS[region]?.near ?? []).filter((id) => id !== 'W12');
  const refuge = near.toSorted(
    (a, b) => corruptionOf(campaign, a) - corruptionOf(campaign, b) || (a < b ? -1 : 1),
  )[0];
  const hasCome = kind === 'march' && campaign.previous !== null;
  const to = hasCome ? campaign.previous : refuge;
  if (kind !== 'attack') judge.check('forays', 'NAP-SOL.17', `retreat from ${region}`, to, event['to']);
  campaign.army = String(event['to']);
}

function battleRefused({ campaign }: World): void {
  if (campaign.previous !== null) campaign.army = campaign.previous;
}

function sealTaken({ judge, campaign }: World, event: Named): void {
  const region = String(event['region']);
  const isFresh = REGIONS[region]?.seal === true && !campaign.seals.includes(region);
  judge.must('forays', 'NAP-SOL.8', `Seal of ${region}`, isFresh);
  campaign.seals.push(region);
}

/** NAP-SOL.15: no more of a token than the bag had. */
function lootDrawn({ judge, campaign }: World, event: Named): void {
  const token = String(event['loot']);
  campaign.loot.push(token);
  const count = campaign.loot.filter((each) => each === token).length;
  judge.must('forays', 'NAP-SOL.15', `${token} out of the bag`, count <= (LOOT_BAG[token] ?? 0));
}

/** NAP-SOL.13 */
function hostMoved({ judge, campaign }: World, event: Named): void {
  const [from, to] = [event['from'], String(event['to'])];
  const isStep = from === null ? to === 'W08' : isNear(String(from), to);
  judge.must('marches', 'NAP-SOL.13', `the Host comes to ${to}`, isStep);
  campaign.host = { at: to, since: campaign.month };
}

const HAPPENS: { readonly [type: string]: (world: World, event: Named) => void } = {
  armyMarched,
  battleThreatened,
  regionChanged,
  spreadRolled,
  monthBegan,
  forayWon,
  forayLost,
  battleRefused,
  lootDrawn,
  sealTaken,
  hostMoved,
  eventDrawn: ({ campaign }, event) => {
    campaign.event = String(event['event']);
  },
  hostBeaten: ({ campaign }) => {
    campaign.host = null;
  },
};

/** NAP-STEP-SOL.M4 comes right before the Spread: both regions if they are clean, and the Treasury with them. */
function judgeIncome({ moment, judge, campaign }: World, place: number): void {
  const before = moment.events[place - 1];
  const isMixed = moment.events.slice(0, place).some(({ type }) => /foray|event|loot/.test(type));
  if (isMixed || moment.action.type === 'purge') return;
  const capital = CAPITALS[campaign.notebook.faction] ?? '';
  const paying = [...new Set([campaign.army, capital])].filter((id) => corruptionOf(campaign, id) === 0);
  const land = paying.reduce((sum, id) => sum + (REGIONS[id]?.income ?? 0), 0);
  const building = campaign.notebook.buildings.includes('BD7') && paying.length > 0 ? 4 : 0;
  const due = campaign.event === 'EV15' ? 0 : land + building;
  const found = before?.type === 'dpChanged' ? Number(before['by']) : 0;
  judge.check('income', 'NAP-SOL.6', `income in ${campaign.army}`, due, found);
}

export function judgeCampaign(moment: Moment, judge: Judge, battle: Battle | null, seen: Seen): void {
  const campaign = copyOf(campaignIn(moment.before));
  const after = campaignIn(moment.after);
  if (campaign === null || after === null) return;
  const rolls = moment.drawn.flatMap(({ purpose, value }) =>
    purpose.startsWith('NAP-SOL.12') ? [value] : [],
  );
  const world: World = { moment, judge, campaign, rolls, seen };
  const first = moment.events.findIndex(({ type }) => type === 'spreadRolled');
  for (const [place, event] of moment.events.entries()) {
    if (place === first) judgeIncome(world, place);
    HAPPENS[event.type]?.(world, event);
  }
  const facts = ({ corruption, month, army, seals }: Campaign) => ({
    corruption,
    month,
    army,
    seals: seals.toSorted(),
  });
  judge.check('worlds', 'NAP-SOL.6', 'the world', facts(campaign), facts(after));
  judgeEnd(world, after, battle);
}

/** NAP-SOL.4 */
function judgeEnd({ moment, judge, campaign }: World, after: Campaign, battle: Battle | null): void {
  const ended = moment.events.find(({ type }) => type === 'campaignEnded');
  const capital = corruptionOf(after, CAPITALS[after.notebook.faction] ?? '') >= 3;
  if (ended === undefined) {
    judge.must('endings', 'NAP-SOL.4', 'the capital stands', !capital);
    return;
  }
  const won = moment.events.find(({ type }) => type === 'battleWon');
  const isBreach = campaign.foray?.kind === 'breach' && battle !== null;
  const expected = isBreach && won?.['player'] === 'A';
  const isConceded = moment.action.type === 'concede' && battle === null;
  if (!isConceded) judge.check('endings', 'NAP-SOL.4', 'campaign won', expected, ended['won']);
}
