// How often somebody may try. Each key has a bucket that fills again with time; nobody is shut out for good.

export interface Throttle {
  /** Takes one try: 0, or the seconds after which there is another. */
  take(key: string): number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** What is left after one more try, and the seconds after which there is another. */
function taken(bucket: Bucket, burst: number, perMinute: number, at: number): Bucket & { wait: number } {
  const perMs = perMinute / 60_000;
  const left = Math.min(burst, bucket.left + (at - bucket.at) * perMs);
  return left < 1
    ? { left, at, wait: Math.ceil((1 - left) / perMs / 1000) }
    : { left: left - 1, at, wait: 0 };
}

/** For one alone, who needs no key. */
export function bucketOf(burst: number, perMinute: number, now: () => number): () => number {
  let [left, at] = [burst, now()];
  return () => {
    const { wait, ...after } = taken({ left, at }, burst, perMinute, now());
    ({ left, at } = after);
    return wait;
  };
}

/** Beyond so many keys the oldest are forgotten, so that nobody fills the memory with names. */
const mostKeys = 50_000;

export function throttle(burst: number, perMinute: number, now: () => number): Throttle {
  const buckets = new Map<string, Bucket>();
  return {
    take(key) {
      const at = now();
      const { wait, left } = taken(buckets.get(key) ?? { left: burst, at }, burst, perMinute, at);
      buckets.delete(key);
      if (buckets.size >= mostKeys) buckets.delete(buckets.keys().next().value ?? '');
      buckets.set(key, { left, at });
      return wait;
    },
  };
}
