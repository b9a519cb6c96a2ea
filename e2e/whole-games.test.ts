// Complete battles of every title, played by pressing what is lit.
import { describe, expect } from 'vitest';
import { playOn } from './playing.ts';
import { startAgainst } from './steps.ts';
import { prompt } from './table.ts';
import { it } from './test.ts';

const battles = [
  {
    title: 'Generals',
    game: 'generals',
    short: {},
    options: {},
    care: 3,
    ending: /wins|draw/i,
    report: ['Victory points by round', 'Luck', 'Losses'],
  },
  {
    title: 'Saga',
    game: 'saga',
    short: { vpTarget: 3, maxTurns: 2 },
    options: { vpTarget: 3, maxTurns: 1, evade: true, outflank: true },
    care: 1,
    ending: /wins|draw/i,
    report: ['Victory points by turn', 'Luck', 'Losses', 'Cards played', 'Luck by kind of roll'],
  },
];
const deadline = 150_000;

describe.for(battles)('$title', { timeout: 170_000 }, ({ game, short, options, care, ending, report }) => {
  it('plays a whole battle against the AI, and reads its report', async ({ visit }) => {
    const { page } = visit;
    await startAgainst(visit, game, 'AI Conscript', short);
    await playOn(page, { seed: 7, care, deadline });
    expect(await prompt(page).innerText()).toMatch(ending);
    await page.getByRole('link', { name: 'See the report' }).first().click();
    await page.waitForURL('**/#/report/*');
    await page.getByRole('heading', { name: /holds? the field/ }).waitFor();
    for (const part of report) await page.getByRole('heading', { name: part }).first().waitFor();
  });

  it('plays a whole battle between two people, the curtain between them', async ({ visitAs }) => {
    const visit = await visitAs({ theme: 'candle' });
    await startAgainst(visit, game, 'A friend', options);
    const curtains = await playOn(visit.page, { seed: 11, care, deadline });
    expect(curtains).toBeGreaterThan(10);
  });
});
