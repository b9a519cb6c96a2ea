// The ends of battles, from their last round or turn on, played by pressing what is lit.
import { prompts } from '@grognard/games/generals/words/prompts.ts';
import { prompts as sagaPrompts } from '@grognard/games/saga/words/prompts.ts';
import { describe, expect } from 'vitest';
import { type Moment, openMoment } from './moments.ts';
import { playOn } from './playing.ts';
import { prompt } from './table.ts';
import { it } from './test.ts';
import type { Visit } from './visit.ts';

interface Battle {
  readonly title: string;
  /** To the last round or turn of a battle: somebody and the machine, or two people. */
  meetMachine(visit: Visit): Promise<unknown>;
  sitDown(visit: Visit): Promise<unknown>;
  readonly care: number;
  readonly ending: RegExp;
  readonly report: readonly string[];
}

/** The last of ten. */
const lastRound: Moment = {
  recording: 'generals/albuera-morale',
  seat: 'black',
  asked: prompts.writeOrders,
  from: 430,
};

/** The last turn, once both armies stand: most of its markers are still to be spent, or half of them. */
const activation = (from: number): Moment => ({
  recording: 'saga/one-turn',
  seat: 'A',
  asked: sagaPrompts.activate,
  from,
});

const battles: readonly Battle[] = [
  {
    title: 'Generals',
    meetMachine: (visit) => openMoment(visit, lastRound),
    sitDown: (visit) => openMoment(visit, lastRound, 'A friend'),
    care: 2,
    ending: /wins|draw/i,
    report: ['Victory points by round', 'Luck', 'Losses'],
  },
  {
    title: 'Saga',
    meetMachine: (visit) => openMoment(visit, activation(0)),
    sitDown: (visit) => openMoment(visit, activation(50), 'A friend'),
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
    const curtains = await playOn(visit.page, { seed: 11, deadline });
    expect(curtains).toBeGreaterThan(3);
  });
});
