// Battles of every title to their end, a long one from its last rounds on, played by pressing what is lit.
import { prompts } from '@grognard/games/generals/words/prompts.ts';
import { prompts as sagaPrompts } from '@grognard/games/saga/words/prompts.ts';
import { describe, expect } from 'vitest';
import { type Moment, openMoment } from './moments.ts';
import { playOn } from './playing.ts';
import { startAgainst } from './steps.ts';
import { prompt } from './table.ts';
import { it } from './test.ts';
import type { Visit } from './visit.ts';

interface Battle {
  readonly title: string;
  /** To a short battle, or to the last rounds of a long one: somebody and the machine, or two people. */
  meetMachine(visit: Visit): Promise<unknown>;
  sitDown(visit: Visit): Promise<unknown>;
  readonly care: number;
  readonly ending: RegExp;
  readonly report: readonly string[];
}

/** The ninth and the tenth of ten. */
const roundFrom = (from: number): Moment => ({
  recording: 'generals/albuera-morale',
  seat: 'black',
  asked: prompts.writeOrders,
  from,
});

/** The last turn, once both armies stand: most of its markers are still to be spent. */
const activation: Moment = { recording: 'saga/one-turn', seat: 'A', asked: sagaPrompts.activate };

const battles: readonly Battle[] = [
  {
    title: 'Generals',
    meetMachine: (visit) => openMoment(visit, roundFrom(396)),
    sitDown: (visit) => openMoment(visit, roundFrom(430), 'A friend'),
    care: 3,
    ending: /wins|draw/i,
    report: ['Victory points by round', 'Luck', 'Losses'],
  },
  {
    title: 'Saga',
    meetMachine: (visit) => startAgainst(visit, 'saga', 'AI Conscript', { vpTarget: 3, maxTurns: 2 }),
    sitDown: (visit) => openMoment(visit, activation, 'A friend'),
    care: 1,
    ending: /wins|draw/i,
    report: ['Victory points by turn', 'Luck', 'Losses', 'Cards played', 'Luck by kind of roll'],
  },
];
const deadline = 150_000;

describe.for(battles)('$title', { timeout: 170_000 }, ({ meetMachine, sitDown, care, ending, report }) => {
  it('plays a battle against the AI to its end, and reads its report', async ({ regular: visit }) => {
    const { page } = visit;
    await meetMachine(visit);
    await playOn(page, { seed: 7, care, deadline });
    expect(await prompt(page).innerText()).toMatch(ending);
    await page.getByRole('link', { name: 'See the report' }).first().click();
    await page.waitForURL('**/#/report/*');
    await page.getByRole('heading', { name: /holds? the field/ }).waitFor();
    for (const part of report) await page.getByRole('heading', { name: part }).first().waitFor();
  });

  it('is played to its end by two people, the curtain between them', async ({ visitAs }) => {
    const visit = await visitAs({ theme: 'candle' });
    await sitDown(visit);
    const curtains = await playOn(visit.page, { seed: 11, care, deadline });
    expect(curtains).toBeGreaterThan(3);
  });
});
