// A worker that says nothing hangs; one that plays a whole battle again on a slow computer does not.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostLink } from '../src/host-link.ts';

/** Takes every message and answers none. */
class SilentWorker {
  addEventListener(): void {}
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = (...names: readonly string[]) => {
  const restarted = vi.fn();
  const link = hostLink(restarted);
  for (const name of names) link.ask({ ticket: null, name }).catch(() => {});
  return restarted;
};

it('gives a silent worker up after some seconds', async () => {
  const restarted = asked('list');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(restarted).toHaveBeenCalledOnce();
});

it('waits a minute for a worker that plays a battle again, whatever else is asked meanwhile', async () => {
  const restarted = asked('importFile', 'list');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(restarted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(restarted).toHaveBeenCalledOnce();
});
