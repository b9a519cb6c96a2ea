import { join } from 'node:path';
import { playthrough, replayFixtures } from '@grognard/testkit';
import { describe } from 'vitest';
import { cardsInGame, unitsInGame } from '../field/all-cards.ts';
import { invariants } from '../invariants.ts';
import { saga } from '../module.ts';
import { viewText } from '../view-text.ts';
import { PLAYERS } from '../vocabulary.ts';

const fixtures = join(import.meta.dirname, '../../../fixtures/saga');

replayFixtures(saga, fixtures, {
  conserved: (state) =>
    PLAYERS.map((player) => [cardsInGame(state, player).toSorted(), unitsInGame(state, player).toSorted()]),
  invariants,
});

describe('a battle told in text', () => {
  playthrough(saga, join(fixtures, 'north-against-ridge.txt'), {
    recorded: join(fixtures, 'north-against-ridge.grognard'),
    entries: 75,
    draw: viewText,
  });
});
