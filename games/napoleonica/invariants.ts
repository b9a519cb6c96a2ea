// What must hold after every single step of any battle, tournament or campaign.
import type { Frozen } from '@grognard/kernel';
import { bookInvariants } from './army/invariants.ts';
import { deckOf } from './data/maneuver-cards.ts';
import { ALL_ORDERS, lettersOf, plus } from './field/orders.ts';
import { profileOf } from './field/profile.ts';
import { countOnTablet } from './field/tablet.ts';
import { isPassable } from './field/terrain.ts';
import type { Battle, State } from './state.ts';
import { type Orders, PLAYERS } from './vocabulary.ts';

type Check = (state: Frozen<State>) => string | null;

const inBattle =
  (test: (battle: Frozen<Battle>) => string | null): Check =>
  ({ battle }) =>
    battle === null ? null : test(battle);

/** NAP-CMP.11 */
const orders = inBattle(({ players, units }) => {
  for (const player of PLAYERS) {
    const { pouch, screen, spentOpen, spentHidden } = players[player];
    let sum: Orders = plus(plus(pouch.hidden, screen.hidden), plus(spentOpen, spentHidden.hidden));
    for (const unit of units) if (unit.owner === player) sum = plus(sum, unit.orders);
    if (lettersOf(sum) !== lettersOf(ALL_ORDERS)) return `${player} has ${lettersOf(sum)}`;
  }
  return null;
});

/** NAP-CMP.12 */
const tablet = inBattle(({ players, units }) => {
  for (const player of PLAYERS) {
    const own = units.filter(({ owner }) => owner === player);
    for (const type of new Set(own.map((unit) => unit.type))) {
      const alive = own.filter((unit) => unit.type === type && unit.at >= -1);
      const missing = alive.reduce((sum, unit) => sum + profileOf(unit).card.size - unit.models, 0);
      const waiting = countOnTablet(players[player].tablet, type);
      if (missing !== waiting) return `${type} of ${player}: ${missing} missing, ${waiting} on the tablet`;
    }
  }
  return null;
});

/** NAP-GEO.5 */
const places = inBattle((battle) => {
  const taken = battle.units.flatMap(({ at }) => (at >= 0 ? [at] : []));
  if (new Set(taken).size !== taken.length) return `two units on one hex: ${taken.join()}`;
  const wrong = taken.find((hex) => !isPassable(battle, hex));
  return wrong === undefined ? null : `a unit on impassable hex ${wrong}`;
});

/** NAP-FAT.1, NAP-CMP.2 */
const limits = inBattle(({ units }) => {
  for (const unit of units) {
    const { stamina, card } = profileOf(unit);
    if (unit.fatigue < 0 || unit.fatigue > stamina) return `${unit.type} has Fatigue ${unit.fatigue}`;
    if (unit.models < 0 || unit.models > card.size) return `${unit.type} has ${unit.models} models`;
    if (unit.at >= 0 && unit.models === 0) return `${unit.type} is on the field without models`;
  }
  return null;
});

/** NAP-CMP.7: no card is lost or made. */
const cards = inBattle(({ players, phase }) => {
  for (const player of PLAYERS) {
    const { deck, hand, discard, laid, faction } = players[player];
    const all = [...deck, ...hand, ...(laid === null ? [] : [laid])].map(({ hidden }) => hidden);
    const known = [...all, ...discard].filter((card) => card !== 'decoy').toSorted();
    if (phase === 'setup' && known.length === 0) continue;
    if (known.join() !== deckOf(faction).toSorted().join()) return `cards of ${player}: ${known.join()}`;
  }
  return null;
});

/** NAP-COR.1 */
const corruption = inBattle(({ players }) => {
  for (const player of PLAYERS) {
    const { corruption: held, faction } = players[player];
    if (held < 0 || held > 20 || (faction !== 'abyss' && held > 0)) return `${player} has ${held}`;
  }
  return null;
});

export const invariants: { readonly [name: string]: Check } = {
  'seventeen Orders': orders,
  'models missing are on the tablet': tablet,
  'one unit per hex, on passable ground': places,
  'Fatigue and models within limits': limits,
  'no card is lost or made': cards,
  'Corruption from 0 to 20': corruption,
  ...bookInvariants,
};
