// One change to a moment for each kind of thing the referee reckons: whoever does not notice it is no referee.
import type { Moment, Named, Offered } from '../src/contract.ts';

export type Doctor = (moment: Moment) => Moment | null;
type Facts = { [field: string]: unknown };

/** The first event of a type, changed; taken out where the change gives null. */
const event =
  (
    type: string,
    change: (event: Named) => Facts | null,
    fits: (event: Named) => boolean = () => true,
  ): Doctor =>
  (moment) => {
    const place = moment.events.findIndex((each) => each.type === type && fits(each));
    const found = moment.events[place];
    if (found === undefined) return null;
    const changed = change(found);
    const events = [...moment.events];
    events.splice(place, 1, ...(changed === null ? [] : [{ ...found, ...changed }]));
    return { ...moment, offers: moment.offers, events };
  };

const more = (type: string, field: string, rule?: string): Doctor =>
  event(
    type,
    (found) => ({ [field]: Number(found[field]) + 1 }),
    (found) => rule === undefined || found['rule'] === rule,
  );
const gone = (type: string, fits?: (event: Named) => boolean): Doctor => event(type, () => null, fits);
const swapped = (type: string, field: string): Doctor =>
  event(type, (found) => ({ [field]: found[field] === 'A' ? 'B' : 'A' }));

/** A position changed in a copy; null where there is nothing to change. */
const position =
  (
    which: 'before' | 'after',
    change: (position: Facts) => boolean,
    when: (moment: Moment) => boolean = () => true,
  ): Doctor =>
  (moment) => {
    if (!when(moment)) return null;
    const copy = JSON.parse(JSON.stringify(moment[which])) as Facts;
    return change(copy) ? { ...moment, offers: moment.offers, [which]: copy } : null;
  };

/** Something that may be done is not offered. */
const withheld =
  (type: string): Doctor =>
  (moment) => {
    const place = moment
      .offers()
      .findIndex(({ action, against }) => action.type === type && against === null);
    return place < 0 ? null : { ...moment, offers: () => moment.offers().toSpliced(place, 1) };
  };
/** Something that may not be done is. */
const allowed: Doctor = (moment) => {
  const place = moment.offers().findIndex(({ against }) => against !== null);
  if (place < 0) return null;
  const changed = (offer: Offered, index: number): Offered =>
    index === place ? { ...offer, against: null } : offer;
  return { ...moment, offers: () => moment.offers().map(changed) };
};

const battleOf = (position_: Facts): Facts | null => (position_['battle'] ?? null) as Facts | null;
const inBattle = (change: (battle: Facts) => void) => (position_: Facts) => {
  const battle = battleOf(position_);
  if (battle !== null) change(battle);
  return battle !== null;
};
const isNew = ({ before }: Moment): boolean => {
  const battle = battleOf(before as Facts);
  return (
    battle !== null && battle['phase'] === 'setup' && (battle['reinforcementDeck'] as string[]).length > 0
  );
};
const isQuiet = ({ before, events }: Moment): boolean =>
  battleOf(before as Facts) !== null &&
  events.every(({ type }) => type !== 'battleBegan' && type !== 'battleWon');

/** A die that shows something else than was drawn. */
const turned = (dice: unknown): object => {
  const [first, ...rest] = dice as { face: string }[];
  return { dice: [{ ...first, face: first?.face === 'hit' ? 'miss' : 'hit' }, ...rest] };
};

const topOf = (position_: unknown): Facts => (position_ as { frames: Facts[] }).frames.at(-1) ?? {};
const isDeactivation = (position_: unknown): boolean =>
  topOf(position_)['proc'] === 'activation' && topOf(position_)['step'] === 'deactivate';

/** By kind. */
export const DOCTORS: { readonly [kind: string]: Doctor } = {
  decisions: allowed,
  'moves offered': withheld('move'),
  'targets offered': withheld('attack'),
  'activations offered': withheld('activate'),
  'answers offered': withheld('lay'),
  moves: event('unitMoved', ({ from }) => ({ to: Number(from) === 0 ? 94 : 0 })),
  targets: event(
    'attackDeclared',
    ({ attacker }) => ({ target: attacker }),
    (found) => found['riposte'] === null,
  ),
  activations: event(
    'unitActivated',
    () => ({ orders: [0, 0, 0, 1] }),
    ({ orders }) => orders !== null && (orders as number[])[3] === 0,
  ),
  pools: event('poolAssembled', ({ pool }) => ({ pool: (pool as object[]).slice(1) })),
  dice: event(
    'diceRolled',
    ({ dice }) => ({ dice: (dice as object[]).slice(1) }),
    ({ dice }) => (dice as object[]).length > 1,
  ),
  faces: event('diceRolled', ({ dice }) => ({ ...turned(dice) })),
  rerolls: event('dieRerolled', ({ from }) => ({ from: from === 'hit' ? 'miss' : 'hit' })),
  crits: event('critHappened', () => ({ crit: 'none' })),
  results: more('retreatsIgnored', 'left'),
  retreats: event('unitRetreated', ({ from }) => ({ to: Number(from) })),
  losses: more('damageDealt', 'total'),
  destructions: gone('unitDestroyed'),
  heals: more('unitHealed', 'models'),
  ripostes: event(
    'attackDeclared',
    ({ riposte }) => ({ riposte: riposte === 'card' ? 'square' : 'card' }),
    (found) => found['riposte'] !== null,
  ),
  'follow-ups': event('unitFollowed', () => ({ to: 94 })),
  squares: gone('squareFormed'),
  cards: event('cardsTurnedUp', () => ({ cards: { A: 'F16', B: 'F16' } })),
  plays: event('cardPlayed', ({ card }) => ({ card: card === 'A13' ? 'F01' : 'A13' })),
  abilities: event(
    'abilityUsed',
    () => ({ ability: 'grandPlan' }),
    ({ ability }) => ability !== 'grandPlan',
  ),
  items: gone('itemUsed', ({ item }) => /^(AR|RL)/.test(String(item))),
  deactivations: event(
    'fatigueChanged',
    () => ({ by: -1 }),
    ({ rule }) => rule === 'NAP-ADD.6',
  ),
  rests: position(
    'before',
    inBattle(({ activation }) => Object.assign(activation as Facts, { carried: true })),
    ({ action }) => action.type === 'rest',
  ),
  'scenario acts': (moment) => gone('riftSealed')(moment) ?? gone('unitExited')(moment),
  terrain: event(
    'fatigueChanged',
    () => ({ rule: 'NAP-TER.9' }),
    ({ rule }) => rule === 'NAP-FAT.4',
  ),
  Fatigue: more('fatigueChanged', 'fatigue'),
  Corruption: more('corruptionChanged', 'total'),
  VP: more('vpScored', 'total'),
  scores: event('roundScored', ({ vp }) => ({ vp: { ...(vp as Facts), A: 99 } })),
  endings: swapped('battleWon', 'player'),
  turns: swapped('turnBegan', 'player'),
  rounds: more('roundBegan', 'round'),
  bids: swapped('bidsRevealed', 'leader'),
  draws: more('ordersDrawn', 'count', 'NAP-ORD.8'),
  reinforcements: more('modelsAdvanced', 'count'),
  placements: event('unitDeployed', () => ({ hex: 47 })),
  decks: position(
    'before',
    inBattle(({ players }) => ((players as { A: { deck: string[] } }).A.deck[0] = 'decoy')),
    isNew,
  ),
  terms: position(
    'before',
    inBattle(({ terms }) => Object.assign(terms as Facts, { commanderVp: 9 })),
    isNew,
  ),
  armies: position(
    'before',
    inBattle(({ units }) => Object.assign((units as Facts[])[0] ?? {}, { models: 1 })),
    isNew,
  ),
  dues: gone('vpScored', ({ rule }) => rule === 'NAP-DES.3'),
  windows: position(
    'after',
    (after) => Object.assign(topOf(after), { step: 'act' }) !== null,
    ({ after }) => isDeactivation(after),
  ),
  positions: position(
    'after',
    inBattle(({ units }) => Object.assign((units as Facts[])[0] ?? {}, { fatigue: 9 })),
    isQuiet,
  ),
  invariants: position(
    'after',
    inBattle(({ players }) => Object.assign((players as { A: Facts }).A, { pouch: 'P' })),
    isQuiet,
  ),
  fields: more('armyFielded', 'cost'),
  prices: more('waresBought', 'left'),
  income: more('incomePaid', 'dp'),
  broken: gone('unitBroken', ({ rule }) => rule === 'NAP-TRN.9'),
  maps: event(
    'relicsLaid',
    ({ relics }) => ({ relics: (relics as object[]).toReversed() }),
    ({ relics }) => (relics as object[]).length > 1,
  ),
  months: more('monthBegan', 'month'),
  marches: event(
    'armyMarched',
    ({ from }) => ({ to: from === 'W01' ? 'W11' : 'W01' }),
    ({ from }) => from !== 'W02',
  ),
  forays: event(
    'battleThreatened',
    () => ({ level: 'L9' }),
    ({ kind }) => kind === 'march',
  ),
  spreads: event('spreadRolled', ({ spreads }) => ({ spreads: spreads !== true })),
  'corruption of regions': more('regionChanged', 'corruption'),
  worlds: position(
    'after',
    ({ campaign }) => campaign !== null && Object.assign(campaign as Facts, { month: 99 }) !== null,
  ),
};
