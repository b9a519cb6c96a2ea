import type { Result, Viewer } from '@grognard/kernel';
import type { Place } from '@grognard/protocol';
import { tables } from './service.ts';

/** Takes a place at a table for one errand, and gives it up again. */
export async function atTable<T>(
  table: string,
  viewer: Viewer,
  errand: (place: Place) => Promise<Result<T>>,
): Promise<Result<T>> {
  const place = await tables.open({ table, viewer });
  if (!place.ok) return place;
  const reply = await errand(place.value);
  void place.value.leave();
  return reply;
}
