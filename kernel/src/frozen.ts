import type { Frozen } from './contract.ts';

/** The same value, for reading only. Freezing changes no value, which the compiler cannot know of an open type. */
export const frozen = <T>(value: T | Frozen<T>): Frozen<T> => value as Frozen<T>;
