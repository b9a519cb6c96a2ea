// A host without a browser, for tests; it runs in one, too.
import type { Result } from '@grognard/kernel';
import type { Ports, Store } from '../src/index.ts';
import { nearbyNews, nearbyThinker, someDice } from './nearby.ts';

export function right<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.path}: ${result.error.message}`);
  return result.value;
}

export const portsOn = (store: Store, ports: Partial<Ports> = {}): Ports => ({
  store,
  news: nearbyNews().join(),
  thinker: nearbyThinker,
  clock: () => '2026-11-15T18:15:00.000Z',
  dice: someDice,
  ...ports,
});
