import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { BUDGETS, type BundleSize, measureNeeded } from '../scripts/bundle-size.ts';
import { builtPage } from './house.ts';

let size: BundleSize;
beforeAll(async () => {
  size = await measureNeeded();
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

it(`loads at most ${BUDGETS.laterCampaigns} kB on top of that page until the map of Later Campaigns lies there, map and armies aside`, () => {
  expect(size.laterCampaigns.files.length).toBeGreaterThan(1);
  expect(size.laterCampaigns.kilobytes).toBeLessThanOrEqual(BUDGETS.laterCampaigns);
});

it(`loads at most ${BUDGETS.laterCampaignsMap} kB of map and armies, one file for page and worker`, () => {
  expect(size.laterCampaignsMap.files).toHaveLength(1);
  expect(size.laterCampaignsMap.kilobytes).toBeLessThanOrEqual(BUDGETS.laterCampaignsMap);
});

it(`loads at most ${BUDGETS.laterCampaignsDecision} kB until its first decision, before which the enemy has thought`, () => {
  expect(size.laterCampaignsDecision.files.some(({ path }) => path.includes('think'))).toBe(true);
  expect(size.laterCampaignsDecision.kilobytes).toBeLessThanOrEqual(BUDGETS.laterCampaignsDecision);
});

/** Every file that a built file loads, at once or later, and what those load in turn. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const code = readFileSync(join(builtPage, 'assets', file), 'utf8');
  for (const [, next = ''] of code.matchAll(/(?:from|import|import\()\s*[`"']\.\/([\w~.-]+\.js)[`"']/g))
    reachedFrom(next, reached);
  return reached;
}

it('never loads a part of a screen into a worker, though page and workers are one build', () => {
  const built = readdirSync(join(builtPage, 'assets'));
  const worker = built.find((file) => /^worker-.*\.js$/.test(file)) ?? '';
  const reached = [...reachedFrom(worker)];
  // Itself, what it begins with, and the rules and machines of four games.
  expect(reached.length).toBeGreaterThan(20);
  expect(reached.filter((file) => /^(preact|page|desk)-/.test(file))).toEqual([]);
});
