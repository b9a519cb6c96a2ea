// What every Strategy card does, by id and by the window it may be played in.
import { mayUse, strategyCard } from '../data/strategy-cards.ts';
import { FACTIONS, type Faction, type StrategyCardId, WINDOWS, type WindowId } from '../vocabulary.ts';
import type { CardRules, CardUse } from './card.ts';

/** Every card but Terrain and the Bluffs, which are laid and committed by actions of their own. */
export const CARD_RULES: readonly CardRules[] = [];

const BY_ID: { readonly [id: StrategyCardId]: CardRules } = Object.fromEntries(
  CARD_RULES.map((card) => [card.id, card]),
);
const NO_RULES: CardRules = { id: '', uses: [] };

export const rulesOf = (id: StrategyCardId): CardRules => BY_ID[id] ?? NO_RULES;

/** The way to use a card in this window, if it has one. */
export function useIn(id: StrategyCardId, window: WindowId): CardUse | undefined {
  for (const use of rulesOf(id).uses) if (use.window === window) return use;
  return undefined;
}

/** Cards a faction could play in a window. */
const POOLS: { readonly [key: string]: readonly CardRules[] } = Object.fromEntries(
  FACTIONS.flatMap((faction) =>
    WINDOWS.map((window) => [
      faction + window,
      CARD_RULES.filter(
        (card) => mayUse(faction, strategyCard(card.id)) && useIn(card.id, window) !== undefined,
      ),
    ]),
  ),
);
const NOTHING: readonly CardRules[] = [];
export const poolOf = (faction: Faction, window: WindowId): readonly CardRules[] =>
  POOLS[faction + window] ?? NOTHING;
