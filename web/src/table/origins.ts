// Which battle a sandbox was taken from, so that there is a way back. Of this browser only: a file has none.
import type { TableId } from '@grognard/protocol';

const KEY = 'grognard-origins';
/** Older ones are forgotten: nobody goes back from them. */
const MOST = 100;

type Origins = readonly (readonly [sandbox: TableId, battle: TableId])[];

const isPair = (raw: unknown): raw is Origins[number] =>
  Array.isArray(raw) && raw.length === 2 && raw.every((id) => typeof id === 'string');

function kept(): Origins {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isPair) : [];
  } catch {
    return [];
  }
}

export function rememberOrigin(sandbox: TableId, battle: TableId): void {
  localStorage.setItem(KEY, JSON.stringify([...kept(), [sandbox, battle]].slice(-MOST)));
}

export const originOf = (sandbox: TableId): TableId | null =>
  kept().findLast(([id]) => id === sandbox)?.[1] ?? null;
