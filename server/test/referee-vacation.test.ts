// Being away has a budget for each year: a month cannot be renewed for ever.
import { asleep } from '@grognard/table/test/nearby.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from './referee.ts';
import { arrive, right, startTown, type Town } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown({ thinker: asleep });
});
afterAll(() => town.close());

it('30 days away, renewed, end with the year’s 60; the next year brings others', async () => {
  town.time.now = Date.UTC(2027, 2, 1);
  const { hall } = await arrive(town);
  expect(right(await hall.me()).vacationLeft).toBe(60);
  for (let i = 0; i < 2; i += 1) {
    expect(right(await hall.vacation({ until: town.time.now + 30 * DAY })).vacationLeft).toBe(30 - i * 30);
    town.time.now += 30 * DAY;
  }
  expect(await hall.vacation({ until: town.time.now + DAY })).toMatchObject({ error: { code: 'no-days' } });
  expect(right(await hall.me()).vacation).toBeLessThanOrEqual(town.time.now);
  town.time.now = Date.UTC(2028, 0, 2);
  expect(right(await hall.vacation({ until: town.time.now + DAY })).vacationLeft).toBe(59);
});

it('who is back sooner has used so much less', async () => {
  town.time.now = Date.UTC(2029, 2, 1);
  const { hall } = await arrive(town);
  right(await hall.vacation({ until: town.time.now + 30 * DAY }));
  town.time.now += 10 * DAY;
  expect(right(await hall.vacation({ until: town.time.now + 30 * DAY })).vacationLeft).toBe(20);
  town.time.now += DAY;
  expect(right(await hall.vacation({ until: null })).vacationLeft).toBe(49);
});

it('over New Year each year bears its own days', async () => {
  town.time.now = Date.UTC(2029, 11, 22);
  const { hall } = await arrive(town);
  expect(right(await hall.vacation({ until: town.time.now + 20 * DAY })).vacationLeft).toBe(50);
  town.time.now = Date.UTC(2030, 0, 11);
  expect(right(await hall.me()).vacationLeft).toBe(50);
});
