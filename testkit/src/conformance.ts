import { beforeAll, describe, expect, test } from 'vitest';
import { uncitedRules } from './checks/citations.ts';
import { optionFaults } from './checks/options.ts';
import { type AnyGame, defaultOptions } from './game.ts';
import { checks, type InspectionOptions, inspect, PLAYING, REPLAYING, type Report } from './inspect.ts';

export interface ConformanceOptions extends InspectionOptions {
  readonly timeout?: number;
}

const SHOWN = 5;

/** Registers the tests every game must pass. A failure names the seed and the decision it was seen at. */
export function conformance(module: AnyGame, options: ConformanceOptions = {}): void {
  describe(`${module.id} conforms`, () => {
    let report: Report = { faults: new Map(), runs: new Map() };
    beforeAll(() => {
      report = inspect(module, options);
    }, options.timeout ?? 300_000);

    test.for([PLAYING, REPLAYING, ...checks.map((check) => check.name)])('%s', (name) => {
      expect(report.faults.get(name)?.slice(0, SHOWN) ?? []).toEqual([]);
      expect(report.runs.get(name)).toBeGreaterThan(0);
    });

    test('procedures and actions cite rules of the rule book', () => {
      expect(uncitedRules(module)).toEqual([]);
    });

    test('options that were understood are understood again, and nonsense is turned away', () => {
      expect(optionFaults(module, options.options ?? defaultOptions)).toEqual([]);
    });
  });
}
