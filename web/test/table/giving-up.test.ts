import { laterCampaigns } from '@grognard/games/later-campaigns/module.ts';
import { options } from '@grognard/games/later-campaigns/options.ts';
import { prompts } from '@grognard/games/later-campaigns/words/prompts.ts';
import { offers, pending, simulationSource, startMatch, submit } from '@grognard/kernel';
import { expect, it } from 'vitest';
import { givingUpIn } from '../../src/table/giving-up.ts';

it('NLC-12.2.7a: a General Retreat in the order book is not taken for giving the game up', () => {
  const match = startMatch(laterCampaigns, options.usual, simulationSource(3));
  for (
    let asked = pending(match);
    asked.every(({ prompt }) => prompt !== prompts.send);
    asked = pending(match)
  )
    for (const { seat } of asked) submit(match, seat, { type: 'done' });
  const open = offers(match, 'french');
  expect(open.filter(({ role }) => role === 'grave').map(({ action }) => action.type)).toContain(
    'generalRetreat',
  );
  expect(givingUpIn(open)?.action.type).toBe('resign');
});
