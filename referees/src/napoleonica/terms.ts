// NAP-3.1, NAP-3.2: a battle at its first decision, held against what the law gives for it.
import { type Campaign, campaignIn, seriesIn } from './books.ts';
import {
  battleGiven,
  campaignGiven,
  type Given,
  type Options,
  optionsIn,
  seriesGiven,
} from './given-terms.ts';
import type { Judge } from './judge.ts';
import { costOf, recommendedCost } from './rosters.ts';
import { type Battle, PLAYERS, type Player, RESERVE, type Terms } from './shape.ts';
import { ABYSS_LISTS, MORE } from './tables/campaign.ts';
import { deckOf } from './tables/cards.ts';
import { ESCALATIONS, REINFORCEMENTS } from './tables/decks.ts';
import { SCENARIOS } from './tables/scenarios.ts';
import { DETACHMENTS } from './tables/series.ts';
import { factionOf, unitCard } from './tables/units.ts';

/** NAP-ARM.1 to NAP-ARM.7 */
export function armyFault(army: Terms['armies']['A'], limit: number): string | null {
  const cards = army.units.map(({ type }) => unitCard(type));
  const total = costOf(army.units);
  const stars = cards.filter(({ unique }) => unique).map(({ id }) => id);
  if (total > limit) return `costs ${total} of ${limit}`;
  if (!cards.some(({ arm }) => arm === 'commander')) return 'no Commander';
  if (stars.length > Math.floor(total / 100) || new Set(stars).size < stars.length) return 'too many stars';
  if (cards.some(({ id }) => factionOf(id) !== army.faction)) return 'units of another faction';
  const copies: Record<string, number> = {};
  for (const [place, { detachment }] of army.units.entries()) {
    if (detachment === null) continue;
    copies[detachment] = (copies[detachment] ?? 0) + 1;
    const printed = DETACHMENTS[detachment];
    const isRight =
      printed?.arm === cards[place]?.arm && detachment.startsWith('DA') === (army.faction === 'abyss');
    if (!isRight || (copies[detachment] ?? 0) > (printed?.copies ?? 0)) return `${detachment} has no place`;
  }
  return null;
}

function judgeArmies(judge: Judge, options: Options, { armies, sideOf }: Terms, given: Given): void {
  if (given.limits === null) return;
  for (const player of PLAYERS) {
    const limit = given.limits[sideOf[player]];
    const army = armies[player];
    judge.check('armies', 'NAP-ARM.7', `army of ${player}`, null, armyFault(army, limit));
    const wanted = options.armies[player];
    if (wanted === army.faction)
      judge.check(
        'armies',
        'NAP-SCN.5',
        `army of ${player}`,
        recommendedCost(army.faction, limit),
        costOf(army.units),
      );
  }
  const printed = SCENARIOS[options.scenario];
  if (printed?.bound !== true) return;
  const isBound = PLAYERS.every(
    (player) => (sideOf[player] === 'north') === (armies[player].faction === 'abyss'),
  );
  judge.must('armies', 'NAP-SET.16', 'South human, North Abyss', isBound);
}

/** NAP-SOL.14, NAP-SOL.3, NAP-SOL.9 */
function judgeAbyss(
  judge: Judge,
  terms: Terms,
  { difficulty, foray, corruption, seals, event }: Campaign,
): void {
  if (foray === null) return;
  const level = foray.kind === 'breach' ? 'AB-320' : String(foray.level);
  const list = [...(ABYSS_LISTS[level] ?? '').split(' '), ...(MORE[difficulty] ?? [])].toSorted();
  const found = terms.armies.B.units.map(({ type, detachment }) =>
    detachment === null ? type : `${type}+${detachment}`,
  );
  judge.check('armies', 'NAP-SOL.14', `Abyss list ${level}`, list, found.toSorted());
  const foul = Object.entries(corruption).filter(([id, level_]) => id !== 'W12' && level_ >= 1).length;
  const start = foray.kind !== 'breach' ? 3 : seals.length >= 3 ? 0 : Math.min(8, foul);
  const moon = event === 'EV18' && !foray.sheltered ? 4 : 0;
  judge.check('terms', 'NAP-SOL.9', 'Corruption of the Abyss', start + moon, terms.corruption.B);
}

function judgeSwitches(judge: Judge, options: Options, { switches }: Terms): void {
  const first = options.firstGame && options.mode === 'battle';
  const isFirst = first || (options.mode === 'battle' && SCENARIOS[options.scenario]?.firstGame === true);
  const { formation, flanking, deactivation, fatigueRerolls } = options;
  const expected = isFirst
    ? { formation: false, flanking: false, deactivation: false, fatigueRerolls }
    : { formation, flanking, deactivation, fatigueRerolls };
  judge.check('terms', 'NAP-GEN.13', 'switches', expected, switches);
}

/** Once for each battle, at its first decision. */
export function judgeTerms(position: unknown, raw: unknown, battle: Battle, judge: Judge): void {
  const options = optionsIn(raw);
  const { terms } = battle;
  const [series, campaign] = [seriesIn(position), campaignIn(position)];
  const given =
    campaign !== null
      ? campaignGiven(campaign)
      : series !== null
        ? seriesGiven(series)
        : battleGiven(options);
  const name = `terms of ${terms.name}`;
  judge.check('terms', 'NAP-MAP.1', `${name}: ground`, given.ground, terms.ground);
  for (const side of ['south', 'north'] as const)
    judge.check(
      'terms',
      'NAP-GEO.7',
      `${name}: zone of ${side}`,
      given.zones[side].toSorted(),
      terms.zones[side].toSorted(),
    );
  judge.check('terms', 'NAP-SCN.1', `${name}: goals`, given.goals, terms.goals);
  judge.check('terms', 'NAP-SET.1', `${name}: Escalation`, given.escalation, terms.escalation);
  judge.check(
    'terms',
    'NAP-SCN.2',
    `${name}: Landmarks`,
    given.landmarks,
    terms.landmarks.map(({ hex }) => hex),
  );
  judge.check('terms', 'NAP-SCN.1', `${name}: Blizzard`, given.blizzard, terms.blizzard);
  judge.check('terms', 'NAP-VIC.1', `${name}: a Commander`, given.commanderVp, terms.commanderVp);
  judgeSwitches(judge, options, terms);
  judgeArmies(judge, options, terms, given);
  if (campaign !== null) judgeAbyss(judge, terms, campaign);
  else judgeStart(judge, battle);
  judgeUnits(judge, battle);
  if (battle.reinforcementDeck.length > 0) judgeDecks(judge, battle);
}

/** NAP-SET.5 to NAP-SET.7 */
function judgeDecks(judge: Judge, { players, reinforcementDeck, escalationDeck, terms }: Battle): void {
  for (const player of PLAYERS) {
    const { faction, deck, hand } = players[player];
    const all = [...deck, ...hand.map(({ card }) => card)].toSorted();
    judge.check('decks', 'NAP-SET.5', `cards of ${player}`, deckOf(faction).toSorted(), all);
  }
  const printed = Object.entries(REINFORCEMENTS).flatMap(([id, { copies }]) =>
    Array.from({ length: copies }, () => id),
  );
  judge.check('decks', 'NAP-SET.6', 'Reinforcement deck', printed.toSorted(), reinforcementDeck.toSorted());
  const isSome =
    escalationDeck.every((id) => ESCALATIONS[id] !== undefined) &&
    new Set(escalationDeck).size === escalationDeck.length;
  judge.must('decks', 'NAP-SET.7', 'Escalation cards', isSome);
  judge.check('decks', 'NAP-SET.7', 'Escalation deck', terms.escalation, escalationDeck.length);
}

/** NAP-SET.8, NAP-SET.14, BD6, BD8 */
function judgeStart(judge: Judge, { terms, players }: Battle): void {
  for (const player of PLAYERS) {
    const { faction, buildings } = terms.armies[player];
    judge.check(
      'terms',
      'NAP-SET.8',
      `Corruption of ${player}`,
      faction === 'abyss' ? 3 : 0,
      terms.corruption[player],
    );
    judge.check(
      'terms',
      'NAP-SET.14',
      `cards ${player} returns`,
      buildings.includes('BD8') ? 1 : 2,
      terms.returned[player],
    );
    judge.check(
      'terms',
      'NAP-TRN.20',
      `Orders more for ${player}`,
      buildings.includes('BD6') ? 1 : 0,
      terms.firstOrders[player],
    );
    judge.check('terms', 'NAP-VIC.1', `VP of ${player}`, terms.vp[player], players[player].vp);
  }
}

/** NAP-CMP.2: whole, rested, and waiting. */
function judgeUnits(judge: Judge, { terms, units }: Battle): void {
  const wanted = PLAYERS.flatMap((owner: Player) =>
    terms.armies[owner].units.map(({ type, detachment, fatigue }) => ({
      owner,
      type,
      detachment,
      fatigue,
      models: unitCard(type).size,
    })),
  );
  const found = units.map(({ owner, type, detachment, fatigue, models }) => ({
    owner,
    type,
    detachment,
    fatigue,
    models,
  }));
  judge.check('armies', 'NAP-CMP.2', 'units as they are fielded', wanted, found);
  const standing = units.filter(({ at }) => at !== RESERVE && at < 0).length;
  judge.check('armies', 'NAP-SET.10', 'nobody has gone yet', 0, standing);
}
