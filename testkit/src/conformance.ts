import type { AnySecrets } from '@grognard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { uncitedRules } from './checks/citations.ts';
import { optionFaults } from './checks/options.ts';
import { fuzzPairs } from './fuzz-pairs.ts';
import { type AnyGame, defaultOptions } from './game.ts';
import { checks, type InspectionOptions, inspect, PLAYING, REPLAYING, type Report } from './inspect.ts';

export interface ConformanceOptions extends InspectionOptions {
  readonly timeout?: number;
  /** What the actions of the game hide, and how many pairs of them are tried. */
  readonly hiding?: Hiding;
}

interface Hiding {
  readonly secrets: AnySecrets;
  readonly pairs: number;
  /** Kinds that come up too seldom for so few pairs, by name: a test of the game sets them up. */
  readonly seldom?: readonly string[];
}

const SHOWN = 5;

/** Registers the tests every game must pass. A failure names the seed and the decision it was seen at. */
export function conformance(module: AnyGame, options: ConformanceOptions = {}): void {
  const { hiding, options: raw = defaultOptions, seed = 1, timeout = 300_000 } = options;
  describe(`${module.id} conforms`, () => {
    let report: Report = { faults: new Map(), runs: new Map() };
    beforeAll(() => {
      report = inspect(module, options);
    }, timeout);

    test.for([PLAYING, REPLAYING, ...checks.map((check) => check.name)])('%s', (name) => {
      expect(report.faults.get(name)?.slice(0, SHOWN) ?? []).toEqual([]);
      expect(report.runs.get(name)).toBeGreaterThan(0);
    });

    if (hiding !== undefined)
      test('two worlds by action: what looks the same to others cannot be told apart', { timeout }, () => {
        const { secrets, pairs, seldom = [] } = hiding;
        const { faults, untried } = fuzzPairs(module, { secrets, pairs, seed, options: raw });
        expect(faults).toEqual([]);
        expect(untried.filter((name) => !seldom.includes(name))).toEqual([]);
      });

    test('procedures and actions cite rules of the rule book', () => {
      expect(uncitedRules(module)).toEqual([]);
    });

    test('options that were understood are understood again, and nonsense is turned away', () => {
      expect(optionFaults(module, raw)).toEqual([]);
    });
  });
}
