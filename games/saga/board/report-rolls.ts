// Every test of a battle with its exact chances, so that luck can be told from decisions.
import type { Moment } from '@grognard/protocol';
import { unitCard } from '../data/unit-cards.ts';
import type { TestRolled } from '../events.ts';
import { hitsFor, succeeds } from '../modifiers/judgement.ts';
import type { Player, TestKind, UnitId } from '../vocabulary.ts';
import { eventsIn } from './reading.ts';
import type { Cards } from './report-names.ts';

export interface Roll {
  /** The entry of the journal. */
  readonly n: number;
  readonly turn: number;
  readonly player: Player;
  readonly kind: TestKind;
  readonly event: TestRolled & { readonly rule: string };
  readonly natural: number;
  /** What the odds promised, with every re-roll counted as a roll of its own. */
  readonly odds: number;
  /** Hits of Fire and Melee tests, 1 for any other test that succeeded. */
  readonly hits: number;
  readonly variance: number;
  /** How likely it was to do at least as well, or at least as badly. */
  readonly chance: number;
}

type Test = Pick<TestRolled, 'kind' | 'need'> & { readonly added: number };
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What a face of the die comes to. */
function worthOf({ kind, need, added }: Test, natural: number): number {
  const total = natural + added;
  if (kind === 'fire' || kind === 'melee') return hitsFor(total);
  return succeeds({ kind, natural, need }, total) ? 1 : 0;
}

interface Odds {
  readonly odds: number;
  readonly variance: number;
}

export function oddsOf(test: Test): Odds {
  const worths = FACES.map((face) => worthOf(test, face));
  const odds = worths.reduce((sum, worth) => sum + worth, 0) / FACES.length;
  const squares = worths.reduce((sum, worth) => sum + worth * worth, 0) / FACES.length;
  return { odds, variance: squares - odds * odds };
}

/** At least as good as this when it beat the odds, at least as bad when it fell short of them. */
function chanceOf(test: Test, hits: number): number {
  const isGood = hits >= oddsOf(test).odds;
  const alike = FACES.filter((face) => (isGood ? worthOf(test, face) >= hits : worthOf(test, face) <= hits));
  return alike.length / FACES.length;
}

/**
 * What was added to the die. A face-down outflanker that fails does not tell (section 29): its failures before are public,
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
  let turn = 0;
  let again: number[] = [];
  for (const { n, events, struck } of moments) {
    if (struck) continue;
    for (const event of eventsIn(events)) {
      if (event.type === 'turnBegan') turn = event.turn;
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
      const each = oddsOf(test);
      const odds = shown.reduce((sum, face) => sum + each.odds - worthOf(test, face), each.odds);
      const variance = each.variance * (shown.length + 1);
      const hits = worthOf(test, natural);
      const chance = chanceOf(test, hits);
      rolls.push({ n, turn, player, kind, event, natural, odds, hits, variance, chance });
    }
  }
  return rolls;
}
