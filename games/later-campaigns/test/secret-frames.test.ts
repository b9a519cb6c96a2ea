import { expect, it } from 'vitest';
import { secretFrames } from '../frames.ts';
import { procedures } from '../procedures/index.ts';

it('a seat imagines every decision that sides take unseen: none is missing in the list', () => {
  const drafted = Object.values(procedures).flatMap(({ frame }) =>
    frame?.drafting === undefined ? [] : [frame.proc],
  );
  expect(secretFrames.map(({ proc }) => proc).toSorted()).toEqual(drafted.toSorted());
});
