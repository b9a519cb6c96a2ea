// Whoever plays a battle for two people far apart finds his way out of everything a player can get into.
import { theatreOf } from '@grognard/games/later-campaigns/data/theatres.ts';
import type { Action } from '@grognard/games/later-campaigns/grammar.ts';
import { laterCampaigns } from '@grognard/games/later-campaigns/module.ts';
import { prompts } from '@grognard/games/later-campaigns/words/prompts.ts';
import { legal, offers, pending, type Seat, simulationSource, startMatch, submit } from '@grognard/kernel';
import { parsedOptions } from '@grognard/testkit/random-play.ts';
import { expect, it } from 'vitest';
import { decide } from './nearly-over.ts';
import { mind } from './playing.ts';

it('NLC-12.4b: a letter that can only be torn up is torn up, and the battle goes on', () => {
  const options = parsedOptions(laterCampaigns, { scenario: 'quatre-bras' });
  const match = startMatch(laterCampaigns, options, simulationSource(3));
  const play = (seat: Seat, isWanted: (action: Action) => boolean): void => {
    const action = legal(match, seat).find(isWanted);
    if (action === undefined) throw new Error(`${seat} cannot do that.`);
    submit(match, seat, action);
  };
  while (!pending(match).some(({ seat, prompt }) => seat === 'allied' && prompt === prompts.send))
    for (const { seat } of pending(match)) play(seat, ({ type }) => type === 'done');
  for (const { seat } of pending(match)) if (seat === 'french') play(seat, ({ type }) => type === 'done');
  // It defends Quatre Bras already.
  const corps = theatreOf(match.state).bodies.findIndex(({ id }) => id === 'aa-1');
  play(
    'allied',
    (action) => action.type === 'begin' && action.recipient === corps && action.order === 'defend',
  );
  play('allied', (action) => action.type === 'target' && action.at.kind === 'currentPosition');
  const free = offers(match, 'allied').filter(({ refusal, role }) => refusal === null && role !== 'grave');
  expect(free.map(({ role }) => role)).toEqual(['takeBack']);
  decide(match, mind(5));
  expect(legal(match, 'allied').map(({ type }) => type)).toContain('done');
});
