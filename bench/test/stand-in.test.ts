import { legal, offers, simulationSource, startMatch, submit, viewOf } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { standIn } from '../src/stand-in/game.ts';

test('the stand-in is as large as it says: 160 units, 480 candidates, a reach of 200', () => {
  const match = startMatch(standIn, {}, simulationSource(1));
  expect(viewOf(match, 'french').units).toHaveLength(160);
  expect(offers(match, 'french')).toHaveLength(480);
  expect(submit(match, 'french', legal(match, 'french')[0])).toMatchObject({ ok: true });
  expect(legal(match, 'french')).toHaveLength(200);
});
