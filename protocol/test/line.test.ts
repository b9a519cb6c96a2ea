import { expect, it } from 'vitest';
import { answering, asking, type Port } from '../src/index.ts';

/** The two ends of a line. */
function line(): readonly [Port, Port] {
  const ears: [((event: { data: unknown }) => void)[], ((event: { data: unknown }) => void)[]] = [[], []];
  const end = (own: 0 | 1, far: 0 | 1): Port => ({
    postMessage: (data) => {
      for (const hear of ears[far]) queueMicrotask(() => hear({ data: structuredClone(data) }));
    },
    addEventListener: (_type, hear) => ears[own].push(hear),
  });
  return [end(0, 1), end(1, 0)];
}

it('brings every answer to its question, in whatever order they come', async () => {
  const [near, far] = line();
  const waits: (() => void)[] = [];
  answering(far, async (question) => {
    await new Promise<void>((resolve) => waits.push(resolve));
    return [question];
  });
  const ask = asking(near);
  const both = Promise.all([ask('first'), ask('second')]);
  while (waits.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
  for (const go of waits.reverse()) go();
  expect(await both).toEqual([['first'], ['second']]);
});

it('tells who asked when answering broke', async () => {
  const [near, far] = line();
  answering(far, () => Promise.reject(new Error('out of memory')));
  await expect(asking(near)('anything')).rejects.toThrow('out of memory');
});
