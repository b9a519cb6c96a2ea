// How far somebody has watched a battle, kept by the browser: whoever comes back in the middle is offered the rest.
import type { Viewer } from '@grognard/kernel';
import type { Sight } from '@grognard/protocol';
import { effect } from '@preact/signals';
import { eventsAfter } from './chronicle.ts';
import type { TableStore } from './table-store.ts';

/** What happened while nobody looked, or while it was shown and the page went away. */
export interface Missed {
  readonly after: number;
  readonly until: number;
}

const KEY = 'grognard-watched';
/** Battles that are remembered. */
const MOST = 60;

const nameOf = (id: string, who: Viewer): string => `${id} ${who}`;

function kept(): readonly (readonly [string, number])[] {
  let raw: unknown = null;
  try {
    raw = JSON.parse(localStorage.getItem(KEY) ?? 'null');
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
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
}

export const lastLook = (id: string, who: Viewer): number | undefined =>
  kept().find(([name]) => name === nameOf(id, who))?.[1];

/** What there is to catch up with at the first look; of a game by file the past is with the other side. */
export function missedBy(id: string, { state, moments, seen }: Sight): Missed | null {
  if (state.viewer === 'spectator' || state.mail !== undefined) return null;
  if (lastLook(id, state.viewer) === undefined || seen >= state.n) return null;
  return eventsAfter(moments, seen).length === 0 ? null : { after: seen, until: state.n };
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
