// NAP-ARM.1 to NAP-ARM.7: whether an army may take the field, and every rule it breaks.
import { no, type Refusal } from '@grognard/kernel';
import { detachment } from '../data/detachments.ts';
import type { Enlisted, Roster } from '../data/rosters.ts';
import { unitCard } from '../data/units.ts';
import { armOf, type DetachmentId, type Faction } from '../data/words.ts';
import { armyRefusals } from '../words/army.ts';
import { isCommander, pointsOf, starsAllowed, starsOf } from './points.ts';

/** Everything that is wrong with an army, in the order of the rulebook; nothing: it is legal. */
export const rosterFaults = ({ faction, units }: Roster, limit: number): readonly Refusal[] => [
  ...factionFaults(faction, units),
  ...pointFaults(units, limit),
  ...starFaults(units),
  ...commanderFaults(units),
  ...detachmentFaults(units),
];

/** The first thing that is wrong; null when the army is legal. */
export const refuseRoster = (faction: Faction, units: readonly Enlisted[], limit: number): Refusal | null =>
  rosterFaults({ faction, units }, limit)[0] ?? null;

/** NAP-ARM.1 */
function* factionFaults(faction: Faction, units: readonly Enlisted[]): Generator<Refusal> {
  for (const { unit, detachment: id } of units) {
    const card = unitCard(unit);
    if (card.faction !== faction) yield no('NAP-ARM.1', armyRefusals.foreignUnit, { unit: card.name });
    if (id !== null && !detachment(id).factions.includes(faction))
      yield no('NAP-ARM.1', armyRefusals.foreignDetachment, { detachment: detachment(id).name });
  }
}

/** NAP-ARM.2 */
export function* pointFaults(units: readonly Enlisted[], limit: number): Generator<Refusal> {
  const points = pointsOf(units);
  if (points > limit) yield no('NAP-ARM.2', armyRefusals.tooDear, { points, limit });
}

/** NAP-ARM.3: `points` is what the army costs, where some of it does not count. */
export function* starFaults(units: readonly Enlisted[], points = pointsOf(units)): Generator<Refusal> {
  const [stars, allowed] = [starsOf(units), starsAllowed(points)];
  if (stars > allowed) yield no('NAP-ARM.3', armyRefusals.tooManyStars, { stars, points, allowed });
  const types = units.map(({ unit }) => unit);
  for (const type of new Set(types.filter((each, index) => types.indexOf(each) !== index)))
    if (unitCard(type).unique) yield no('NAP-ARM.3', armyRefusals.twice, { unit: unitCard(type).name });
}

/** NAP-ARM.4 */
export function* commanderFaults(units: readonly Enlisted[]): Generator<Refusal> {
  if (!units.some(isCommander)) yield no('NAP-ARM.4', armyRefusals.noCommander);
}

/** NAP-ARM.5 */
function* detachmentFaults(units: readonly Enlisted[]): Generator<Refusal> {
  for (const { unit, detachment: id } of units) {
    if (id !== null && !goesWith(id, unit))
      yield no('NAP-ARM.5', armyRefusals.wrongArm, {
        detachment: detachment(id).name,
        unit: unitCard(unit).name,
      });
  }
  const used = units.flatMap(({ detachment: id }) => (id === null ? [] : [id]));
  for (const id of new Set(used)) {
    const { name, copies } = detachment(id);
    const count = used.filter((each) => each === id).length;
    if (count > copies)
      yield no('NAP-ARM.5', armyRefusals.tooManyCopies, { detachment: name, copies, count });
  }
}

/** NAP-ARM.5: only on a unit of the arm printed on it, so never on a Commander or a Monster. */
export const goesWith = (id: DetachmentId, unit: Enlisted['unit']): boolean =>
  detachment(id).arm === armOf(unitCard(unit).branch);
