import { beforeAll, expect, it } from 'vitest';
import { BUDGETS, type BundleSize, measureBundle } from '../scripts/bundle-size.ts';

let size: BundleSize;
beforeAll(async () => {
  size = await measureBundle();
});

it(`loads at most ${BUDGETS.home} kB of code for the first page`, () => {
  expect(size.home.files.length).toBeGreaterThan(2);
  expect(size.home.kilobytes).toBeLessThanOrEqual(BUDGETS.home);
});

it(`loads at most ${BUDGETS.firstDecision} kB of code until the first decision in Generals, workers included`, () => {
  expect(size.firstDecision.files.some(({ path }) => path.includes('worker'))).toBe(true);
  expect(size.firstDecision.kilobytes).toBeLessThanOrEqual(BUDGETS.firstDecision);
});

it(`loads at most ${BUDGETS.saga} kB of code on top of that page until the first decision in Saga`, () => {
  expect(size.saga.files.length).toBeGreaterThan(1);
  expect(size.saga.kilobytes).toBeLessThanOrEqual(BUDGETS.saga);
});

it(`loads at most ${BUDGETS.napoleonica} kB on top of that page until the first decision in Napoleonica`, () => {
  expect(size.napoleonica.files.length).toBeGreaterThan(1);
  expect(size.napoleonica.kilobytes).toBeLessThanOrEqual(BUDGETS.napoleonica);
});

it(`loads at most ${BUDGETS.laterCampaigns} kB on top of that page in Later Campaigns, map and armies aside`, () => {
  expect(size.laterCampaigns.files.length).toBeGreaterThan(1);
  expect(size.laterCampaigns.kilobytes).toBeLessThanOrEqual(BUDGETS.laterCampaigns);
});

it(`loads at most ${BUDGETS.laterCampaignsMap} kB of map and armies, one file for page and worker`, () => {
  expect(size.laterCampaignsMap.files).toHaveLength(1);
  expect(size.laterCampaignsMap.kilobytes).toBeLessThanOrEqual(BUDGETS.laterCampaignsMap);
});
