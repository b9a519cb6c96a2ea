// SAG-3.1: the dice in question: what is about to be rolled, what is being rolled, and what led here.
import { eventsSince } from '@grognard/desk/journal/events-since.ts';
import type { Event, TestRolled } from '../../../events.ts';
import type { Prospect } from '../../../odds/prospects.ts';
import type { Modifier } from '../../../state.ts';
import type { TestView, View } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import type { TestKind, UnitCardId, UnitId } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { verdictOf } from '../../words/tests.ts';
import { prospects } from '../use-odds.ts';

export interface TestLine {
  readonly kind: TestKind;
  readonly unit: UnitId;
  /** What it is, though it may have left the table since. */
  readonly card: UnitCardId | null;
  readonly natural: number | null;
  readonly need: number;
  readonly score: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number | null;
  /** Empty while it is not over. */
  readonly verdict: string;
}

const lineOf = (test: TestView | TestRolled, card: UnitCardId | null, verdict: string): TestLine => ({
  ...test,
  card,
  score: test.sum?.score ?? 0,
  modifiers: test.sum?.modifiers ?? [],
  total: test.sum?.total ?? null,
  verdict,
});

const begins = ({ type }: Event): boolean => type === 'unitActivated' || type === 'phaseBegan';

/** Who tests: on the table, or destroyed since. */
function cardOf(view: View, events: readonly Event[], unit: UnitId): UnitCardId | null {
  const destroyed = events.find((event) => event.type === 'unitEliminated' && event.unit === unit);
  return unitIn(view, unit)?.card ?? (destroyed?.type === 'unitEliminated' ? destroyed.card : null);
}

export interface Tests {
  readonly coming: readonly Prospect[];
  /** The test in progress, if there is one, and the latest; the newest first. */
  readonly lines: readonly TestLine[];
}

/** Of the tests since the activation or phase in progress began. */
export function testsOn(desk: Desk): Tests {
  const { view, hints } = desk.shown.value;
  if (view.phase === 'setup') return { coming: [], lines: [] };
  const events = eventsSince(desk.moments.value, desk.shown.value.n, begins);
  const knownAs = (unit: UnitId): UnitCardId | null => cardOf(view, events, unit);
  const running = view.test === null ? [] : [lineOf(view.test, knownAs(view.test.unit), '')];
  const rolled = events
    .flatMap((event) =>
      event.type === 'testRolled' ? [lineOf(event, knownAs(event.unit), verdictOf(event))] : [],
    )
    .toReversed();
  return { coming: hints ? prospects(view) : [], lines: [...running, ...rolled].slice(0, 2) };
}
