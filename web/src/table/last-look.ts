// How far somebody has watched a battle, kept by the browser: whoever comes back in the middle is offered the rest.
import type { Viewer } from '@grognard/kernel';
import type { Moment, TableState } from '@grognard/protocol';
import { effect } from '@preact/signals';
import { eventsAfter } from './chronicle.ts';
import type { TableStore } from './table-store.ts';
import { WATCHED } from './watched.ts';

/** What happened while nobody looked, or while it was shown and the page went away. */
export interface Missed {
  readonly after: number;
  readonly until: number;
}

/** Battles that are remembered. */
const MOST = 60;

const nameOf = (id: string, who: Viewer): string => `${id} ${who}`;

function kept(): readonly (readonly [string, number])[] {
  let raw: unknown = null;
  try {
    raw = JSON.parse(localStorage.getItem(WATCHED) ?? 'null');
  } catch {
    // Somebody edited the browser's storage: nothing was watched.
  }
  if (typeof raw !== 'object' || raw === null) return [];
  return Object.entries(raw).flatMap(([name, n]) => (typeof n === 'number' ? [[name, n] as const] : []));
}

function keep(id: string, who: Viewer, n: number | null): void {
  const name = nameOf(id, who);
  const others = kept().filter(([other]) => other !== name);
  const all = n === null ? others : [...others, [name, n] as const];
  localStorage.setItem(WATCHED, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
}

/** What there is to catch up with at the first look. Of a game by file the past is with the other side, and of one that is over the report. */
export function missedBy(id: string, state: TableState, moments: readonly Moment[]): Missed | null {
  const after = kept().find(([name]) => name === nameOf(id, state.viewer))?.[1];
  if (after === undefined || state.mail !== undefined || state.outcome !== null || after >= state.n)
    return null;
  return eventsAfter(moments, after).length === 0 ? null : { after, until: state.n };
}

/** What is being shown has not been watched yet. Returns how to stop. */
export function keepLastLook({ id, present, player, missed, viewer }: TableStore): () => void {
  return effect(() => {
    const state = player.meanwhile.value?.state ?? present.value;
    if (viewer.value !== state.viewer || state.viewer === 'spectator') return;
    const n = missed.value?.after ?? state.n;
    // Then everything is counted anew.
    keep(id, state.viewer, state.outcome === null ? n : null);
  });
}
