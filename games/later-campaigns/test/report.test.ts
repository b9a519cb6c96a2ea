// The report's numbers, each worked out a second time from the events of a whole battle; and odds as the rulebook prints them.
import { tell } from '@grognard/desk/words/tell.ts';
import {
  eventsSince,
  legal,
  outcomeOf,
  pending,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { tallyWords } from '../board/report/words.ts';
import { report } from '../board/report.ts';
import { theatreOf } from '../data/theatres.ts';
import { laterCampaigns } from '../module.ts';
import { complianceOdds, localOdds, releasedWithin } from '../odds/order-odds.ts';
import { options } from '../options.ts';

/** As it comes over the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A battle at random, told as any spectator hears it when it is over. */
function battle(seed: number) {
  const match = startMatch(laterCampaigns, options.usual, simulationSource(seed));
  const chance = simulationSource(seed + 1000);
  for (let i = 0; outcomeOf(match) === null && i < 20_000; i += 1) {
    const [asked] = pending(match);
    const able = asked === undefined ? [] : legal(match, asked.seat);
    const wanted = able.find(({ type }) => ['auto', 'charge', 'assign', 'bombard'].includes(type));
    const action = wanted ?? able[chance.draw(i, able.length, '') - 1];
    if (asked === undefined || action === undefined) throw new Error('nobody is asked');
    submit(match, asked.seat, action);
  }
  const outcome = outcomeOf(match);
  if (outcome === null) throw new Error('the battle goes on');
  const moments = eventsSince(match, 0, 'spectator').map(sent);
  const view = sent(viewOf(match, 'spectator'));
  const events = moments.flatMap((moment) => moment.events);
  return { events, view, made: report({ options: options.usual, outcome, view, moments, chances: null }) };
}

describe('a battle at random', () => {
  const { events, view, made } = battle(3);
  const count = (type: string): number => events.filter((event) => event.type === type).length;
  const tallyOf = (title: string) => made.tallies.find((tally) => tally.title === title);

  it('NLC-12.3c: when it is over everybody may read the letters of both sides', () => {
    expect(count('orderSent')).toBeGreaterThan(0);
    const sentRow = tallyOf(tell(tallyWords.orders))?.rows.find(({ name }) => name === 'Letters sent');
    expect(sentRow?.bySeat.map(Number).reduce((sum, each) => sum + each)).toBe(count('orderSent'));
  });

  it('NLC-18.1: the course ends with the points of the view', () => {
    expect(made.course.series.map(({ values }) => values.at(-1))).toEqual([
      view.points.french,
      view.points.allied,
    ]);
    expect(made.scores.map(({ points }) => points)).toEqual([view.points.french, view.points.allied]);
  });

  it('NLC-7.2: every step that was lost is counted once, by the hour and in all', () => {
    const byHour = tallyOf(tell(tallyWords.hours))?.rows.flatMap(({ bySeat }) => bySeat.map(Number)) ?? [];
    expect(byHour.reduce((sum, each) => sum + each, 0)).toBe(count('stepLost') + count('unitEliminated'));
  });

  it('tells every turn in prose, with a map', () => {
    expect(made.story?.chapters).toHaveLength(count('turnBegan'));
    for (const { lines, Figure } of made.story?.chapters ?? []) {
      expect(lines.length).toBeGreaterThan(0);
      expect(Figure).toBeDefined();
    }
    const shown = theatreOf(view).units.map(({ id }) => id);
    expect(made.story?.chapters.flatMap(({ lines }) => lines).filter((line) => shown.includes(line))).toEqual(
      [],
    );
  });
});

it('NLC-12.3c, NLC-15.1: a battle nobody fought, given up before a letter, has no empty tables', () => {
  const match = startMatch(laterCampaigns, options.usual, simulationSource(1));
  submit(match, 'french', { type: 'resign' });
  const outcome = outcomeOf(match);
  if (outcome === null) throw new Error('the battle goes on');
  const moments = eventsSince(match, 0, 'spectator').map(sent);
  const view = sent(viewOf(match, 'spectator'));
  expect(report({ options: options.usual, outcome, view, moments, chances: null }).tallies).toEqual([]);
});

describe('odds before the dice fall', () => {
  it('NLC-T3: Napoleon 4 and Lobau 3 less 2 for an Attack is column 5: 10, 16, 9 and 1 of 36', () => {
    expect(complianceOdds(5, false)).toEqual({ atOnce: 10, nextTurn: 16, inDoubt: 9, setAside: 1 });
  });

  it('NLC-15.3: demoralized, nothing is obeyed at once', () => {
    expect(complianceOdds(5, true).atOnce).toBe(0);
  });

  it('NLC-T1: a leader rated 2 acts in 6 of 36 cases and misreads in 10', () => {
    expect(localOdds(2, false)).toEqual({ acts: 6, nothing: 20, bad: 10 });
  });

  it('NLC-12.7b: a 4 to 6 each turn is three chances of four within two turns', () => {
    expect(releasedWithin(4, 2)).toBe(0.75);
  });
});
