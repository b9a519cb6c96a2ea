import { fuzz } from '@grognard/testkit';
import { expect, test } from 'vitest';
import { anyCampaign, anyTournament } from '../any-modes.ts';
import { napoleonica } from '../module.ts';
import { workbench } from '../workbench.ts';

test.each([
  { what: 'tournaments', options: anyTournament },
  { what: 'campaigns', options: anyCampaign },
])('random $what break nothing and end', { timeout: 120_000 }, ({ options }) => {
  const report = fuzz(napoleonica, {
    decisions: 6_000,
    options,
    invariants: workbench.invariants,
    maxDecisions: 20_000,
  });
  expect(report.faults.map(({ seed, message }) => `${seed}: ${message}`)).toEqual([]);
});
