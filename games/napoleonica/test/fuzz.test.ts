import { fuzz } from '@grognard/testkit';
import { expect, test } from 'vitest';
import { anyOptions } from '../any-options.ts';
import { napoleonica } from '../module.ts';
import { workbench } from '../workbench.ts';

test('random battles of every scenario break nothing and end', { timeout: 120_000 }, () => {
  const report = fuzz(napoleonica, {
    decisions: 20_000,
    options: anyOptions,
    invariants: workbench.invariants,
    maxDecisions: 8_000,
  });
  expect(report.faults.map(({ seed, message }) => `${seed}: ${message}`)).toEqual([]);
});
