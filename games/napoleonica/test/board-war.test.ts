// Whole tournaments and campaigns as the table tells them: summaries on the way, the report at the end.
import type { Moment, Report } from '@grognard/desk';
import {
  contextOf,
  legal,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchAround } from '../board/prepare.ts';
import { report } from '../board/report.ts';
import { chapter } from '../board/words/chapters.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import { napoleonica } from '../module.ts';

/** Battles are conceded as soon as they begin, by the first player; the rest is what the machine would do. */
function play(raw: object, answer: (legal: readonly Action[]) => Action | undefined) {
  const options = napoleonica.parseOptions(raw);
  if (!options.ok) throw new Error(options.error.message);
  const match = startMatch(napoleonica, options.value, simulationSource(5));
  const random = randomOf(simulationSource(6));
  const moments: Moment<Event>[] = [{ n: 0, seat: null, events: match.opening.events, struck: false }];
  for (let n = 1; outcomeOf(match) === null && n < 2000; n += 1) {
    const seat = pending(match)[0]?.seat ?? '';
    const context = contextOf(napoleonica, match.state);
    const action =
      match.state.battle === null
        ? (answer(legal(match, seat)) ?? napoleonica.brain.rollout(match.state, seat, random, context))
        : ({ type: 'concede' } as const);
    const reply = submit(match, seat, action);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    moments.push({ n, seat, events: reply.events, struck: false });
  }
  const outcome = outcomeOf(match);
  if (outcome === null) throw new Error('It never ends.');
  return { outcome, moments, view: viewOf(match, 'spectator'), options: options.value };
}

const reportOf = (played: ReturnType<typeof play>): Report => report({ ...played, chances: null });

describe('the report', () => {
  it('NAP-SOL.4: a campaign that runs out of months is told month by month, without a battle', () => {
    const played = play({ mode: 'campaign', difficulty: 'conscript' }, (open) =>
      open.find(({ type }) => type === 'endMonth'),
    );
    const { story, sentence } = reportOf(played);
    expect(played.outcome.winners).toEqual(['B']);
    expect(story?.chapters.map(({ title }) => title)).toContain('Month 1');
    expect(story?.chapters.at(-1)?.lines.at(-1)).toBe('0 Seals of 3 were taken.');
    expect(sentence).toContain('A campaign with');
  });

  it('NAP-TRN.15: a tournament is told battle by battle', () => {
    const played = play({ mode: 'tournament', preliminaries: 2 }, () => undefined);
    const { words, sentence, story } = reportOf(played);
    expect(sentence).toContain('A tournament of 3 battles.');
    expect(words.period).toBe('battle');
    expect(story).toBeUndefined();
  });
});

describe('chapters', () => {
  beforeAll(fetchAround);
  it('NAP-TRN.7, NAP-SOL.2: rounds, months and what lies between battles have their names', () => {
    expect(chapter([{ type: 'monthBegan', rule: 'NAP-SOL.2', month: 3, ap: 2 }])).toBe('Month 3');
    expect(chapter([{ type: 'mapsDrawn', rule: 'NAP-TRN.6', maps: ['MAP1'], picker: 'A' }])).toBe(
      'Before the battle',
    );
    expect(chapter([{ type: 'incomePaid', rule: 'NAP-TRN.8', player: 'A', dp: 40, treasury: 40 }])).toBe(
      'Between battles',
    );
  });
});
