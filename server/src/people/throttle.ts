// How often somebody may try. Each key has a bucket that fills again with time; nobody is shut out for good.

export interface Throttle {
  /** Takes one try: 0, or the seconds after which there is another. */
  take(key: string): number;
}

/** Beyond so many keys the oldest are forgotten, so that nobody fills the memory with names. */
const mostKeys = 50_000;

export function throttle(burst: number, perMinute: number, now: () => number): Throttle {
  const buckets = new Map<string, { left: number; at: number }>();
  const perMs = perMinute / 60_000;
  return {
    take(key) {
      const at = now();
      const bucket = buckets.get(key) ?? { left: burst, at };
      const left = Math.min(burst, bucket.left + (at - bucket.at) * perMs);
      buckets.delete(key);
      if (buckets.size >= mostKeys) buckets.delete(buckets.keys().next().value ?? '');
      buckets.set(key, { left: left < 1 ? left : left - 1, at });
      return left < 1 ? Math.ceil((1 - left) / perMs / 1000) : 0;
    },
  };
}
