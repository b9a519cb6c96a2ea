// The first round of the battle the book tells, phase by phase, from its recorded game. The orders are chosen to fit what is
// told, and the dice fall so that it comes out: the rules allow the round, but this is no independent check of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Match,
  readGameFile,
  type Seat,
  scriptedSource,
  standing,
  startMatch,
  submit,
  why,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { bookMarengo } from '../data/book-marengo.ts';
import type { Event, EventOf } from '../events.ts';
import type { Action } from '../grammar.ts';
import { generals } from '../module.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { ARMS, type Sector, type Side } from '../vocabulary.ts';
import { OPTIONS } from './field.ts';
import { order } from './table.ts';

const file = join(import.meta.dirname, '../../../fixtures/generals/book-marengo.grognard');

function opened() {
  const read = readGameFile(readFileSync(file, 'utf8'), [generals]);
  if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
  return read.value.match;
}

const recorded = opened();
const moves = standing(recorded.journal, 0, recorded.journal.length);
const dice = moves.flatMap(({ draws }) => draws.map(({ value }) => value));

/** The recorded moves again, some at a time. */
class Retold {
  readonly match: Match<State, Action, Event, View, Options> = startMatch(
    generals,
    OPTIONS,
    scriptedSource(dice),
  );
  private next = 0;

  /** So many moves on; what happened. */
  on(count: number): readonly Event[] {
    const happened: Event[] = [];
    for (const { seat, action } of moves.slice(this.next, this.next + count)) {
      const reply = submit(this.match, seat, action);
      if (!reply.ok) throw new Error(JSON.stringify(reply));
      happened.push(...reply.events);
    }
    this.next += count;
    return happened;
  }
  why(seat: Seat, action: Action): string | null {
    const reason = why(this.match, seat, action);
    return reason !== null && 'rule' in reason ? reason.rule : null;
  }
  at(id: string): string | undefined {
    return this.match.state.units.find((unit) => unit.id === id)?.at;
  }
  /** '2I 1A' */
  count(side: Side, sector: Sector): string {
    const there = this.match.state.units.filter(
      (unit) => unit.at === sector && unit.id.startsWith(side.charAt(0)),
    );
    return ARMS.flatMap((arm) => {
      const many = there.filter(({ id }) => id.charAt(1) === arm).length;
      return many === 0 ? [] : [`${many}${arm}`];
    }).join(' ');
  }
}

const hits = (events: readonly Event[], step: string): readonly string[] =>
  events
    .filter((event): event is EventOf<'attackResolved'> => event.type === 'attackResolved')
    .flatMap((event) => (event.step === step && event.hit ? [event.target] : []));

test('GEN-5.4: the recorded game tells what the script says', () => {
  expect(moves.slice(0, -1).map(({ seat, action }) => [seat, action])).toEqual(bookMarengo.moves);
  expect(dice.slice(0, bookMarengo.dice.length)).toEqual(bookMarengo.dice);
});

describe('GEN-5.4: the book’s Marengo, round 1', () => {
  const battle = new Retold();

  test('GEN-6.1: both write 10 orders', () => {
    battle.on(20);
    expect(battle.why('white', order('b1', 'I', 'b2'))).toBe('GEN-6.1');
    expect(battle.why('black', order('b3', 'I', 'b2'))).toBe('GEN-6.1');
    battle.on(2);
  });

  test('GEN-8.1: White’s Cavalry takes the right front; Black holds his back', () => {
    battle.on(4);
    expect([battle.at('wC1'), battle.at('wC2')]).toEqual(['c2', 'c2']);
  });

  test('GEN-9.11: two batteries rout two Infantry in the opposing centre, one hits nobody', () => {
    expect(hits(battle.on(5), 'bombard')).toEqual(['bI3', 'bI4']);
  });

  test('GEN-7.2, 10.1, 12.34: both want a2; five cross the border, the fourth Cavalry waits; White’s muskets rout one', () => {
    const before = battle.on(12);
    expect(battle.why('black', { type: 'activate', order: 5 })).toBe('GEN-7.2');
    const fought = [...before, ...battle.on(1)];
    expect(['wC1', 'wC2', 'wI11'].map((unit) => battle.at(unit))).toEqual(['b2', 'b2', 'c2']);
    expect(hits(fought, 'ranged')).toEqual(['bI1']);
  });

  test('GEN-12.28, 12.40: two Cavalry without an opponent hit from the flank; Black loses one more Infantry and has a2', () => {
    expect(hits(battle.on(4), 'melee')).toEqual(['bI2', 'wI1', 'wI2']);
    expect([battle.count('white', 'a2'), battle.count('black', 'a2')]).toEqual(['', '3C']);
  });

  test('GEN-11.5: a battery and two Infantry from the reserve fill the emptied position, the fourth Cavalry joins', () => {
    battle.on(8);
    expect([battle.count('black', 'a2'), battle.count('black', 'a3')]).toEqual(['4C', '2I 1A']);
  });

  test('GEN-16.5: White holds more of the field: the first point', () => {
    battle.on(2);
    expect(battle.match.state.vp).toEqual({ white: 1, black: 0 });
  });
});
