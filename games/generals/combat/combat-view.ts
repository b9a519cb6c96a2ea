// GEN-21.1: the running combat as everybody sees it.
import type { Frozen } from '@grognard/kernel';
import { isBattleSector } from '../board-graph.ts';
import type { State } from '../state.ts';
import type { CombatView } from '../view.ts';
import { findCombat } from './combat-frame.ts';

export function combatView(state: Frozen<State>): CombatView | null {
  const combat = findCombat(state);
  if (combat === null) return null;
  const open = combat.fronts.filter(({ closed }) => !closed);
  const placed = new Set(open.flatMap(({ white, black }) => [...white, ...black]));
  const fought = new Set<string>();
  for (const { to, front } of state.engagement?.attackers ?? []) {
    if (open.some(({ id }) => id === front)) fought.add(to);
  }
  const idle = state.units.filter(({ id, at }) => isBattleSector(at) && fought.has(at) && !placed.has(id));
  return {
    step: combat.nth,
    fronts: combat.fronts,
    rerolls: combat.rerolls,
    idle: idle.map(({ id }) => id),
  };
}
