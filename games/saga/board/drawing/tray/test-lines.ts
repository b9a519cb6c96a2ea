// SAG-3.1: the dice in question: what is about to be rolled, what is being rolled, and what led here.
import { eventsSince } from '@grognard/desk/journal/events-since.ts';
import type { Event, TestRolled } from '../../../events.ts';
import type { Prospect } from '../../../odds/prospects.ts';
import type { Modifier } from '../../../state.ts';
import type { TestView } from '../../../view.ts';
import type { TestKind, UnitId } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { verdictOf } from '../../words/tests.ts';
import { prospects } from '../use-odds.ts';

export interface TestLine {
  readonly kind: TestKind;
  readonly unit: UnitId;
  readonly natural: number | null;
  readonly need: number;
  readonly score: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number | null;
  /** Empty while it is not over. */
  readonly verdict: string;
}

const lineOf = (test: TestView | TestRolled, verdict: string): TestLine => ({
  ...test,
  score: test.sum?.score ?? 0,
  modifiers: test.sum?.modifiers ?? [],
  total: test.sum?.total ?? null,
  verdict,
});

const begins = ({ type }: Event): boolean => type === 'unitActivated' || type === 'phaseBegan';

/** Tests since the activation or phase in progress began, the newest first. */
const rolledLately = (desk: Desk): readonly TestLine[] =>
  eventsSince(desk.moments.value, desk.shown.value.n, begins)
    .flatMap((event) => (event.type === 'testRolled' ? [lineOf(event, verdictOf(event))] : []))
    .toReversed();

export interface Tests {
  readonly coming: readonly Prospect[];
  /** The test in progress, if there is one, and the latest; the newest first. */
  readonly lines: readonly TestLine[];
}

export function testsOn(desk: Desk): Tests {
  const { view, hints } = desk.shown.value;
  if (view.phase === 'setup') return { coming: [], lines: [] };
  const running = view.test === null ? [] : [lineOf(view.test, '')];
  return { coming: hints ? prospects(view) : [], lines: [...running, ...rolledLately(desk)].slice(0, 2) };
}
