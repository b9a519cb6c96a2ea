// Rolls that stand alone, bombardment and reactions, each with its chance.
import { passesUnopposedTest } from '../combat/hit-tests.ts';
import { modifiedDie } from '../combat/modified-die.ts';
import type { Event } from '../events.ts';
import { sideOf } from '../field/units.ts';
import type { Modifier } from '../state.ts';
import { chanceToHit, ONE_DIE } from './chance-to-hit.ts';
import { chanceOf, type Roll, type RollKind } from './roll.ts';

const chanceOfFour = (modifiers: readonly Modifier[]): number =>
  chanceToHit('ranged', { faces: ONE_DIE, modifiers }, null);

/** So many dice of one unit, each with the same modifiers. */
function rollOf(event: Roll['event'], kind: RollKind, faces: readonly number[], hits: number): LoneRoll {
  const each = chanceOfFour(event.modifiers);
  const odds = each * faces.length;
  const side = sideOf(event.unit);
  const naturals = faces.map((face) => ({ side, face }));
  const variance = odds * (1 - each);
  return { seat: side, kind, event, naturals, odds, variance, hits, chance: chanceOf(hits, odds) };
}

type LoneRoll = Omit<Roll, 'n' | 'round'>;

export function loneRoll(event: Event): LoneRoll | null {
  if (event.type === 'reactionRolled')
    return rollOf(event, 'reaction', [event.natural], event.success ? 1 : 0);
  if (event.type === 'buildingHit') {
    const hits = event.naturals.filter((face) => passesUnopposedTest(modifiedDie(face, event.modifiers)));
    return rollOf(event, 'bombard', event.naturals, hits.length);
  }
  if (event.type !== 'attackResolved' || event.step !== 'bombard') return null;
  return rollOf(event, 'bombard', [event.natural], event.hit ? 1 : 0);
}
