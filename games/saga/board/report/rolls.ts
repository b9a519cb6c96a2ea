// Every test of a battle with its exact chances, so that luck can be told from decisions.
import type * as desk from '@grognard/desk/report/rolls.ts';
import { unitCard } from '../../data/unit-cards.ts';
import type { Event, TestRolled } from '../../events.ts';
import { promiseOf, shareOf, type Test, worthOf } from '../../odds/faces.ts';
import type { Player, TestKind, UnitId } from '../../vocabulary.ts';
import type { Moment } from '../desk.ts';
import type { Cards } from './units.ts';

/** `hits` are those of Fire and Melee tests, 1 for any other test that succeeded. */
export interface Roll extends desk.Roll<Player, TestKind> {
  readonly event: Extract<Event, { readonly type: 'testRolled' }>;
  readonly natural: number;
}

/** At least as good as this when it beat the odds, at least as bad when it fell short of them. */
function chanceOf(test: Test, hits: number): number {
  const isGood = hits >= promiseOf(test).odds;
  return shareOf(test, (worth) => (isGood ? worth >= hits : worth <= hits));
}

/**
 * What was added to the die. A face-down outflanker that fails does not tell (SAG-29): its failures before are public,
 * and whether it is Light Cavalry once it has been seen.
 */
function addedTo({ sum, natural, unit }: TestRolled, failures: number, cards: Cards): number {
  if (sum !== null) return sum.total - (natural ?? 0);
  const card = cards.get(unit);
  return failures + (card !== undefined && unitCard(card).type === 'lightCavalry' ? 1 : 0);
}

/** Every roll in the order it fell; tests that a card decided are none. */
export function rollsIn(moments: readonly Moment[], cards: Cards): readonly Roll[] {
  const rolls: Roll[] = [];
  const failures = new Map<UnitId, number>();
  let round = 0;
  let again: number[] = [];
  for (const { n, events, struck } of moments) {
    if (struck) continue;
    for (const event of events) {
      if (event.type === 'turnBegan') round = event.turn;
      if (event.type === 'outflankBegan') failures.delete(event.unit);
      if (event.type === 'dieRerolled') again.push(event.from);
      if (event.type !== 'testRolled') continue;
      const { kind, player, natural, need, unit } = event;
      const failed = failures.get(unit) ?? 0;
      if (kind === 'outflank' && !event.success) failures.set(unit, failed + 1);
      const shown = again;
      again = [];
      if (natural === null) continue;
      const test: Test = { kind, need, added: addedTo(event, failed, cards) };
      const each = promiseOf(test);
      const odds = shown.reduce((sum, face) => sum + each.odds - worthOf(test, face), each.odds);
      const variance = each.variance * (shown.length + 1);
      const hits = worthOf(test, natural);
      const chance = chanceOf(test, hits);
      rolls.push({ n, round, seat: player, kind, event, natural, odds, hits, variance, chance });
    }
  }
  return rolls;
}
