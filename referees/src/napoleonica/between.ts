// NAP-TRN.7 to NAP-TRN.16, NAP-SOL: what happens between battles.
import type { Moment, Named } from '../contract.ts';
import {
  campaignIn,
  costOf,
  type FieldDraft,
  LENT,
  notebookIn,
  plainCommander,
  repairPrice,
  seriesIn,
} from './books.ts';
import { canField, isLegalArmy } from './fielding.ts';
import type { Judge } from './judge.ts';
import { cartPrice } from './offers-series.ts';
import { relicHex } from './relics.ts';
import { type Battle, DESTROYED, foeOf, framesIn, PLAYERS, type Player } from './shape.ts';
import { MAPS } from './tables/maps.ts';
import { DECISIVE_LIMIT, LIMITS, RELICS } from './tables/series.ts';

interface Between {
  readonly moment: Moment;
  readonly judge: Judge;
  /** The battle that has just ended, as the referee saw it end. */
  readonly battle: Battle | null;
}

const playerIn = (event: Named): Player => (event['player'] === 'B' ? 'B' : 'A');

/** NAP-TRN.8, NAP-TRN.27, BD7, IM12 */
function incomePaid({ moment, judge, battle }: Between, event: Named): void {
  const player = playerIn(event);
  const aftermath = seriesIn(moment.after)?.aftermath ?? null;
  const notebook = notebookIn(moment.before, player);
  if (aftermath === null || notebook === null || battle === null) return;
  const { winner, conceded } = aftermath;
  const goal = battle.terms.goals[battle.sideOf[player]] ?? 0;
  const scored = battle.players[player].vp;
  const vp = conceded !== null && winner === player ? Math.max(goal, scored) : scored;
  const bonus = winner === player ? 10 : conceded === player ? 0 : 20;
  const building = notebook.buildings.includes('BD7') ? 15 : 0;
  const dp = 40 + 5 * Math.min(8, vp) + bonus + building + aftermath.legends[player];
  judge.check('income', 'NAP-TRN.8', `income of ${player}`, dp, event['dp']);
  judge.check('income', 'NAP-TRN.8', `treasury of ${player}`, notebook.treasury + dp, event['treasury']);
  const total = notebookIn(moment.after, player)?.vp;
  judge.check('income', 'NAP-TRN.27', `VP of ${player} so far`, notebook.vp + vp, total);
}

const fieldedBy = (position: unknown, player: Player): FieldDraft | null =>
  seriesIn(position)?.fielded?.[player] ??
  (player === 'A' ? (campaignIn(position)?.foray?.fielded ?? null) : null);

/** In a battle, not by deserting (EV08). */
const FALLEN = ['NAP-TRN.9', 'NAP-SOL.11'];

/** NAP-TRN.9, NAP-SOL.11: those destroyed, and no others. */
function judgeBroken({ moment, judge, battle }: Between): void {
  const series = seriesIn(moment.before);
  // The decisive battle leaves nothing to mend (NAP-TRN.24).
  if (battle === null || (series !== null && series.battle > series.preliminaries)) return;
  for (const player of PLAYERS) {
    const fielded = fieldedBy(moment.before, player);
    if (fielded === null) continue;
    const own = battle.units.filter(({ owner }) => owner === player);
    const lost = fielded.units.flatMap(({ unit }, place) =>
      unit !== LENT && own[place]?.at === DESTROYED ? [unit] : [],
    );
    const told = moment.events.flatMap((event) =>
      event.type === 'unitBroken' && event['player'] === player && FALLEN.includes(String(event['rule']))
        ? [Number(event['unit'])]
        : [],
    );
    judge.check('broken', 'NAP-TRN.9', `Broken units of ${player}`, lost, told);
  }
}

function unitRestored({ moment, judge }: Between, event: Named): void {
  const player = playerIn(event);
  const [before, after] = [notebookIn(moment.before, player), notebookIn(moment.after, player)];
  if (before === null || after === null) return;
  const frame = framesIn(moment.before).findLast(({ proc }) => proc === 'restoration');
  const isFree = frame !== undefined && frame['free'] !== null;
  const price = isFree ? 0 : repairPrice(before, Number(event['unit']));
  judge.check('prices', 'NAP-TRN.9', `restoring ${event['unit']}`, price, event['price']);
  const isAll = moment.events.every(({ type }) => type !== 'dpChanged' && type !== 'incomePaid');
  if (moment.action.type === 'restore' && isAll)
    judge.check('prices', 'NAP-TRN.9', 'treasury', before.treasury - price, after.treasury);
}

function waresBought({ moment, judge }: Between, event: Named): void {
  const notebook = notebookIn(moment.before, playerIn(event));
  if (notebook === null) return;
  const left = notebook.treasury - cartPrice(event['wares'] as string[], notebook);
  judge.check('prices', 'NAP-TRN.12', `what ${event['player']} has left`, left, event['left']);
}

/** NAP-TRN.5, NAP-SOL.10: the limit, and whether the army keeps to it. */
function armyFielded({ moment, judge }: Between, event: Named): void {
  const player = playerIn(event);
  const notebook = notebookIn(moment.before, player);
  const frame = framesIn(moment.before).at(-1);
  if (notebook === null || frame?.proc !== 'fieldArmy') return;
  const { limit, lends, perGun } = frame as unknown as { limit: number; lends: boolean; perGun: number };
  const army = event['army'] as FieldDraft;
  const own = { ...army, units: army.units.filter(({ unit }) => unit !== LENT) };
  judge.check('fields', 'NAP-TRN.5', 'limit', limitNow(moment), limit);
  judge.must(
    'fields',
    'NAP-ARM.7',
    `army of ${player}`,
    isLegalArmy(notebook, own, { limit, lends, perGun }),
  );
  judge.check('fields', 'NAP-ARM.2', `cost of the army of ${player}`, costOf(notebook, own), event['cost']);
}

function limitNow({ before }: Moment): number {
  const [series, campaign] = [seriesIn(before), campaignIn(before)];
  if (series !== null)
    return series.battle > series.preliminaries
      ? DECISIVE_LIMIT
      : (LIMITS[series.battle - 1] ?? DECISIVE_LIMIT);
  const kind = campaign?.foray?.kind;
  if (kind === 'marauders') return 100;
  return kind === 'breach' ? 300 : Math.min(250, 140 + 10 * (campaign?.month ?? 0));
}

function commanderLent({ moment, judge }: Between, event: Named): void {
  const notebook = notebookIn(moment.before, playerIn(event));
  const frame = framesIn(moment.before).at(-1);
  if (notebook === null || frame === undefined) return;
  const terms = frame as unknown as { limit: number; lends: boolean; perGun: number };
  judge.must('fields', 'NAP-TRN.16', 'no Commander of its own', !canField(notebook, terms));
  judge.check(
    'fields',
    'NAP-TRN.16',
    'the Commander lent',
    plainCommander(notebook.faction).id,
    event['unit'],
  );
}

/** NAP-TRN.14 */
function headStartGiven({ moment, judge }: Between, event: Named): void {
  const player = playerIn(event);
  const [own, foe] = [notebookIn(moment.before, player), notebookIn(moment.before, foeOf(player))];
  const lead = (own?.vp ?? 0) - (foe?.vp ?? 0);
  judge.check(
    'fields',
    'NAP-TRN.14',
    `head start of ${player}`,
    Math.min(2, Math.floor(lead / 4)),
    event['vp'],
  );
}

/** NAP-TRN.6 */
function mapsDrawn({ moment, judge, battle }: Between, event: Named): void {
  const maps = event['maps'] as string[];
  const isPair = new Set(maps).size === 2 && maps.every((map) => MAPS[map] !== undefined && map !== 'MAP8');
  judge.must('maps', 'NAP-TRN.6', 'two different maps', isPair);
  const last = seriesIn(moment.before)?.aftermath;
  if (last != null && battle === null)
    judge.check('maps', 'NAP-TRN.6', 'who picks', foeOf(last.winner), event['picker']);
}

function relicsLaid({ moment, judge }: Between, event: Named): void {
  const map = seriesIn(moment.after)?.map ?? seriesIn(moment.before)?.map ?? '';
  const hexes = (event['relics'] as { hex: number }[]).map(({ hex }) => hex);
  const relics = (event['relics'] as { relic: string }[]).map(({ relic }) => relic);
  const isSome = new Set(relics).size === relics.length && relics.every((id) => RELICS.includes(id));
  judge.must('maps', 'NAP-TRN.23', 'relics out of the bag', isSome);
  const wanted = ['C5', 'I5'].map((name) => relicHex(map, name)).slice(0, hexes.length);
  judge.check('maps', 'NAP-TRN.11', `relics on ${map}`, wanted, hexes);
}

/** NAP-TRN.10, BD5 */
function improvementsDrawn({ moment, judge }: Between, event: Named): void {
  const notebook = notebookIn(moment.before, playerIn(event));
  const most = notebook?.buildings.includes('BD5') ? 3 : 2;
  const count = (event['cards'] as string[]).length;
  judge.must('draws', 'NAP-TRN.10', `improvements of ${event['player']}`, count <= most && count >= 1);
}

const HAPPENS: { readonly [type: string]: (between: Between, event: Named) => void } = {
  incomePaid,
  unitRestored,
  waresBought,
  armyFielded,
  commanderLent,
  headStartGiven,
  mapsDrawn,
  relicsLaid,
  improvementsDrawn,
};

export function judgeBetween(moment: Moment, judge: Judge, battle: Battle | null): void {
  const between = { moment, judge, battle };
  if (battle !== null && moment.events.some(({ type }) => type === 'battleWon')) judgeBroken(between);
  for (const event of moment.events) HAPPENS[event.type]?.(between, event);
}
