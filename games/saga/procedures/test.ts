// SAG-3.1 to 3.4, SAG-R80: one test; only casualties let a player choose to fail. Cards that modify it come before the die; a re-roll comes after it.

import { frozen, type RuleId } from '@grognard/kernel';
import { unitOf } from '../field/units.ts';
import { type TestFrame, testFrame } from '../frames.ts';
import { hitsFor, succeeds } from '../modifiers/judgement.ts';
import { sumOf } from '../modifiers/sum.ts';
import { procedure, type Table } from '../rule-types.ts';
import { type MoraleCause, opponentOf, type Player, type TestKind } from '../vocabulary.ts';
import { openWindow } from './window.ts';

const MORALE_RULES: { readonly [cause in MoraleCause]: RuleId } = {
  casualties: 'SAG-12.3',
  regroup: 'SAG-7.2',
  rally: 'SAG-7.3',
  disengage: 'SAG-13.8',
  counterCharge: 'SAG-14.6',
  recover: 'SAG-17.4',
  disarray: 'SAG-15.2',
  formation: 'SAG-15.3',
  card: 'SAG-3.1',
};
const RULES: { readonly [kind in TestKind]: RuleId } = {
  fire: 'SAG-10.3',
  melee: 'SAG-11.5',
  morale: 'SAG-12.3',
  evade: 'SAG-17.3',
  outflank: 'SAG-18.4',
};
const ruleOf = ({ kind, cause }: TestFrame): RuleId => (cause === null ? RULES[kind] : MORALE_RULES[cause]);

/** Call a test; the caller's `resume` gets a `TestResult`. */
export function callTest(
  umpire: Table,
  facts: Pick<TestFrame, 'kind' | 'player' | 'unit' | 'need'> & Partial<TestFrame>,
): void {
  umpire.call(
    testFrame.at('prepare', {
      cause: null,
      against: null,
      engaging: false,
      attacking: false,
      natural: null,
      bonus: [],
      granted: false,
      ...facts,
    }),
  );
}

export interface TestResult {
  readonly success: boolean;
  readonly hits: number;
}
export const isTestResult = (result: unknown): result is TestResult =>
  typeof result === 'object' && result !== null && 'success' in result && 'hits' in result;

export const test = procedure(testFrame, {
  rule: 'SAG-3.1',
  pending: () => [],
  actions: [],
  advance(umpire, frame) {
    if (frame.step === 'prepare') return prepare(umpire, frame);
    if (frame.step === 'roll') return roll(umpire, frame);
    judge(umpire, frame);
  },
});

/** W-MOR opens for tests that casualties cause; the active player has priority (SAG-R27). */
function prepare(umpire: Table, frame: TestFrame): void {
  frame.step = 'roll';
  if (frame.cause !== 'casualties') return;
  const active: Player = umpire.state.activation?.player ?? umpire.state.first;
  openWindow(umpire, 'W-MOR', [active, opponentOf(active)], active, { unit: frame.unit });
}

function roll(umpire: Table, frame: TestFrame): void {
  frame.step = 'judge';
  if (frame.granted) return;
  frame.natural = umpire.random.die(6, `${ruleOf(frame)} ${frame.kind} ${frame.unit}`);
  const active = umpire.state.activation?.player ?? frame.player;
  openWindow(umpire, 'W-ROLL', [frame.player], active, { unit: frame.unit });
}

function judge(umpire: Table, frame: TestFrame): void {
  const { kind, cause, player, unit, against, natural, need } = frame;
  const { score, modifiers, added } = sumOf(frozen(umpire.state), frame);
  const total = (natural ?? 0) + added;
  const hits = kind === 'fire' || kind === 'melee' ? hitsFor(total) : 0;
  const success = frame.granted || succeeds(frame, total);
  const sum = { score, modifiers, total };
  // Section 29: what a face-down outflanker adds is shown once it has arrived.
  const isHidden = !success && !unitOf(umpire.state, unit).faceUp;
  umpire.emit({
    type: 'testRolled',
    rule: ruleOf(frame),
    ...(isHidden ? { ownerSees: player } : {}),
    ...{ kind, cause, player, unit, against, natural, need, success, hits, sum },
  });
  umpire.end({ success, hits } satisfies TestResult);
}
