// NAP-4, NAP-5: what may be done in the Order and the Reinforcement phase, and in the End phase.
import { hexNamed } from './hexes.ts';
import { choicesOf, without } from './letters.ts';
import { groundAt } from './moves.ts';
import { besideOf } from './offers-cards.ts';
import type { Legal } from './offers-turn.ts';
import { armOf, idOf, isAbyss, isInAnyAura, isInAuraOf, unitAt, unitOf, unitsOf } from './profile.ts';
import { type Battle, type Frame, type Player, RESERVE, type Unit } from './shape.ts';
import { joinable, type Only, stepsOf } from './tablet.ts';

/** NAP-SET.11, NAP-SCN.7 */
export const zoneOf = (battle: Battle, player: Player): number[] =>
  battle.terms.zones[battle.sideOf[player]].map(hexNamed).filter((hex) => groundAt(battle, hex).enter);
export const freeZone = (battle: Battle, player: Player): number[] =>
  zoneOf(battle, player).filter((hex) => unitAt(battle, hex) === undefined);

const waiting = (battle: Battle, player: Player): Unit[] =>
  battle.units.filter((unit) => unit.owner === player && unit.at === RESERVE);

/** NAP-ACN.3: of several alike the first stands for all. */
const isSame = (a: Unit, b: Unit): boolean =>
  a.type === b.type &&
  a.detachment === b.detachment &&
  a.improvement === b.improvement &&
  a.items.join() === b.items.join();
const oneOfEach = (units: readonly Unit[]): Unit[] =>
  units.filter((unit, place) => units.findIndex((other) => isSame(unit, other)) === place);

/** NAP-SET.10 to NAP-SET.12 */
export function deployOffers(battle: Battle, player: Player): Legal[] {
  const hexes = freeZone(battle, player);
  const needsLeader =
    hexes.length === 1 && !unitsOf(battle, player).some((unit) => armOf(unit) === 'commander');
  return oneOfEach(waiting(battle, player))
    .filter((unit) => !needsLeader || armOf(unit) === 'commander')
    .flatMap((unit) => hexes.map((hex) => ({ type: 'deploy', unit: idOf(battle, unit), hex })));
}

/** NAP-REI.12 */
export const summonOffers = (battle: Battle, player: Player): Legal[] => [
  { type: 'done' },
  ...oneOfEach(waiting(battle, player)).flatMap((unit) =>
    freeZone(battle, player).map((hex) => ({ type: 'summon', unit: idOf(battle, unit), hex })),
  ),
];

/** NAP-ORD.10, NAP-ORD.11, AR9 */
export function exchangeOffers(battle: Battle, player: Player, isFree: boolean): Legal[] {
  const { screen, pouch } = battle.players[player];
  const found: Legal[] = [{ type: 'done' }];
  const give = (pay: string): void => {
    const left = without(screen, pay) ?? '';
    for (let count = 1; count <= left.length; count += 1)
      for (const discard of choicesOf(left, count)) found.push({ type: 'exchange', pay, discard });
  };
  if (pouch !== '') {
    for (const pay of choicesOf(screen, 1)) give(pay);
    if (isFree) give('');
  }
  if (isAbyss(battle, player))
    for (const colour of new Set(screen)) found.push({ type: 'toCorruption', colour });
  return found;
}

/** Fatigue taken off: among whom the effect says. */
export function reliefOffers(battle: Battle, frame: Frame): Legal[] {
  const player = frame['player'] as Player;
  const named = frame['named'] as readonly number[];
  const of = frame['of'] === null ? null : unitOf(battle, Number(frame['of']));
  const among = (unit: Unit): boolean => {
    if (frame['among'] === 'aura') return isInAnyAura(battle, unit);
    if (of === null) return true;
    if (frame['among'] === 'adjacent') return besideOf(battle, of).includes(unit);
    return unit !== of && isInAuraOf(unit, of);
  };
  const units = unitsOf(battle, player).filter(
    (unit) => unit.fatigue > 0 && !named.includes(idOf(battle, unit)) && among(unit),
  );
  const found: Legal[] = units.map((unit) => ({ type: 'unfatigue', unit: idOf(battle, unit) }));
  return frame['must'] === true && named.length === 0 ? found : [...found, { type: 'stop' }];
}

/** NAP-REI.3 to NAP-REI.6 */
export function replenishOffers(battle: Battle, frame: Frame): Legal[] {
  const player = frame['player'] as Player;
  const [model = ''] = frame['waiting'] as readonly string[];
  const units = joinable(battle, player, model, battle.gained).map((unit) => idOf(battle, unit));
  return [null, ...units].map((unit) => ({ type: 'replenish', model, unit }));
}

export const pointOffers = (battle: Battle, player: Player, only: Only): Legal[] => [
  { type: 'stop' },
  ...stepsOf(battle, player, only, battle.gained).map((step) => ({ type: 'point', ...step })),
];

/** NAP-REI.11 */
export function regenerateOffers(battle: Battle, player: Player): Legal[] {
  if (battle.players[player].corruption < 3) return [{ type: 'done' }];
  const steps = stepsOf(battle, player, null, battle.gained);
  return [{ type: 'done' }, ...steps.map((step) => ({ type: 'regenerate', ...step }))];
}

/** RC07 may be left unused (NAP-REI.8), F01 may not (NAP-GEN.10). */
export function colourOffers(battle: Battle, player: Player, purple: boolean): Legal[] {
  const colours = [...new Set(battle.players[player].pouch)].filter((colour) => purple || colour !== 'P');
  const found: Legal[] = colours.map((colour) => ({ type: 'takeColour', colour }));
  return purple ? found : [...found, { type: 'stop' }];
}

/** NAP-SET.14: two of the five, or as many as the terms say. */
export function openingOffers(battle: Battle, player: Player): Legal[] {
  const cards = battle.players[player].hand.map(({ card }) => card);
  const count = battle.terms.returned[player];
  const found = new Map<string, string[]>();
  const choose = (from: number, chosen: string[]): void => {
    if (chosen.length === count) found.set(chosen.toSorted().join(' '), chosen.toSorted());
    else
      for (let place = from; place < cards.length; place += 1)
        choose(place + 1, [...chosen, cards[place] ?? '']);
  };
  choose(0, []);
  return [...found.values()].map((chosen) => ({ type: 'returnCards', cards: chosen }));
}
