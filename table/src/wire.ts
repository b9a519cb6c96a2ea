import type { Json } from '@grognard/kernel';

/** Views, actions, events and options are plain JSON by the contract, which the conformance suite holds every game to. */
export const asJson = (value: unknown): Json => value as Json;
export const asJsonList = (values: readonly unknown[]): readonly Json[] => values.map(asJson);
