// Section 26: the facts printed on every Strategy card. What a card does is in cards/, one file each.
import { invariant } from '@grognard/kernel';
import type { Faction, Nation, StrategyCardId, TerrainKind, WindowId } from '../vocabulary.ts';

export interface StrategyCard {
  readonly id: StrategyCardId;
  readonly name: string;
  readonly initiative: 0 | 1 | 2 | 3 | 4 | 5;
  /** SAG-5.10, SAG-R73: FR, BR (Coalition) or PR. */
  readonly flag: Nation | null;
  readonly windows: readonly WindowId[];
  readonly terrain?: TerrainKind;
  /** Attached: 1 VP for the enemy who eliminates its carrier (SAG-R84). */
  readonly trophy?: true;
  /** It needs the Outflank rules: not allowed in decks without them. */
  readonly outflankOnly?: true;
  /** While it works on a unit, that unit fires so many spaces instead of 3. */
  readonly range?: number;
  /** SAG-6.4: not part of any deck. */
  readonly bluff?: true;
}

export const STRATEGY_CARDS: readonly StrategyCard[] = [
  { id: 'G01', name: 'Hill', initiative: 2, flag: null, windows: ['W-SET', 'W-TER'], terrain: 'hill' },
  { id: 'G02', name: 'River', initiative: 1, flag: null, windows: ['W-SET', 'W-TER'], terrain: 'river' },
  { id: 'G03', name: 'Woods', initiative: 2, flag: null, windows: ['W-SET', 'W-TER'], terrain: 'woods' },
  {
    id: 'G04',
    name: 'Building',
    initiative: 3,
    flag: null,
    windows: ['W-SET', 'W-TER'],
    terrain: 'building',
  },
  { id: 'G05', name: 'Line Formation', initiative: 2, flag: null, windows: ['W-ACT'] },
  { id: 'G06', name: 'Square Formation', initiative: 3, flag: null, windows: ['W-DEC', 'W-ACT'] },
  { id: 'G07', name: 'Echelon Formation', initiative: 3, flag: null, windows: ['W-ACT'] },
  { id: 'G08', name: 'Flag', initiative: 4, flag: null, windows: ['W-ACT'], trophy: true },
  { id: 'G09', name: 'Officer', initiative: 4, flag: null, windows: ['W-ACT'], trophy: true },
  { id: 'G10', name: 'Aimed Volley', initiative: 2, flag: null, windows: ['W-ACT'] },
  { id: 'G11', name: 'Fix Bayonets', initiative: 3, flag: null, windows: ['W-ACT'] },
  { id: 'G12', name: 'Hold the Line!', initiative: 3, flag: null, windows: ['W-MOR'] },
  { id: 'G13', name: 'Rally to the Colours', initiative: 2, flag: null, windows: ['W-REF'] },
  { id: 'G14', name: 'Field Surgeons', initiative: 3, flag: null, windows: ['W-REF'] },
  { id: 'G15', name: 'Forced March', initiative: 2, flag: null, windows: ['W-DEC'] },
  { id: 'G16', name: 'Roundshot', initiative: 3, flag: null, windows: ['W-ACT'] },
  { id: 'G17', name: 'Long-Range Fire', initiative: 1, flag: null, windows: ['W-DEC'], range: 4 },
  { id: 'G18', name: 'Sound the Charge', initiative: 4, flag: null, windows: ['W-ACT'] },
  { id: 'G19', name: 'Take Cover', initiative: 2, flag: null, windows: ['W-HIT'] },
  { id: 'G20', name: 'Aide-de-Camp', initiative: 5, flag: null, windows: ['W-TURN'] },
  { id: 'N01', name: 'Conscripts', initiative: 1, flag: null, windows: ['W-LAST'] },
  {
    id: 'N02',
    name: 'Change of Direction',
    initiative: 2,
    flag: null,
    windows: ['W-LAST'],
    outflankOnly: true,
  },
  { id: 'N03', name: 'Local Guides', initiative: 1, flag: null, windows: ['W-END'], outflankOnly: true },
  { id: 'N04', name: "Scouts' Report", initiative: 1, flag: null, windows: ['W-TURN'] },
  { id: 'N05', name: 'Fortune of War', initiative: 5, flag: null, windows: ['W-ROLL'] },
  { id: 'N06', name: 'Fresh Horses', initiative: 1, flag: null, windows: ['W-TURN', 'W-END'] },
  { id: 'N07', name: 'Skirmish Screen', initiative: 3, flag: null, windows: ['W-ACT'] },
  { id: 'N08', name: 'Pursuit', initiative: 4, flag: null, windows: ['W-WIN'] },
  { id: 'N09', name: 'Counter-Battery', initiative: 3, flag: null, windows: ['W-ACT'] },
  { id: 'N10', name: 'Panic!', initiative: 4, flag: null, windows: ['W-MOR'] },
  { id: 'N11', name: 'Intercepted Courier', initiative: 3, flag: null, windows: ['W-TURN'] },
  { id: 'N12', name: 'Ammunition Wagons', initiative: 2, flag: null, windows: ['W-TURN'] },
  { id: 'F01', name: "Vive l'Empereur!", initiative: 5, flag: 'FR', windows: ['W-TURN'] },
  { id: 'F02', name: 'The Guard Goes In', initiative: 4, flag: 'FR', windows: ['W-DEC'] },
  { id: 'F03', name: 'Grand Battery', initiative: 4, flag: 'FR', windows: ['W-ACT'] },
  { id: 'F04', name: 'Attack Column', initiative: 3, flag: 'FR', windows: ['W-ACT'] },
  { id: 'F05', name: "Ney's Cavalry", initiative: 3, flag: 'FR', windows: ['W-DEC'] },
  { id: 'F06', name: 'Pas de Charge', initiative: 3, flag: 'FR', windows: ['W-DEC'] },
  { id: 'F07', name: 'Imperial Eagle', initiative: 4, flag: 'FR', windows: ['W-ACT'], trophy: true },
  { id: 'F08', name: "The Emperor's Eye", initiative: 2, flag: 'FR', windows: ['W-TURN'] },
  { id: 'B01', name: 'Thin Red Line', initiative: 4, flag: 'BR', windows: ['W-ACT'] },
  { id: 'B02', name: 'Reverse Slope', initiative: 3, flag: 'BR', windows: ['W-ACT'] },
  { id: 'B03', name: 'Rolling Volleys', initiative: 3, flag: 'BR', windows: ['W-ACT'] },
  { id: 'B04', name: 'Scotland Forever!', initiative: 4, flag: 'BR', windows: ['W-ACT'] },
  { id: 'B05', name: 'The Iron Duke', initiative: 5, flag: 'BR', windows: ['W-MOR'] },
  { id: 'B06', name: 'Up, Guards!', initiative: 4, flag: 'BR', windows: ['W-DEC'] },
  { id: 'P01', name: 'Vorwärts!', initiative: 5, flag: 'PR', windows: ['W-TURN'] },
  { id: 'P02', name: 'Landwehr Levy', initiative: 2, flag: 'PR', windows: ['W-LAST'] },
  { id: 'P03', name: "Bülow's Approach", initiative: 4, flag: 'PR', windows: ['W-END'], outflankOnly: true },
  { id: 'P04', name: 'Revenge for Jena', initiative: 3, flag: 'PR', windows: ['W-ACT'] },
  { id: 'P05', name: 'Iron Cross', initiative: 4, flag: 'PR', windows: ['W-ACT'], trophy: true },
  { id: 'P06', name: 'Fighting Withdrawal', initiative: 2, flag: 'PR', windows: ['W-RET'] },
  { id: 'X-FR', name: 'Bluff: The Emperor', initiative: 0, flag: null, windows: [], bluff: true },
  { id: 'X-CO', name: 'Bluff: The Duke', initiative: 0, flag: null, windows: [], bluff: true },
];

const BY_ID: { readonly [id: StrategyCardId]: StrategyCard } = Object.fromEntries(
  STRATEGY_CARDS.map((card) => [card.id, card]),
);

/** For ids from outside: undefined when there is no such card. */
export const findStrategyCard = (id: StrategyCardId): StrategyCard | undefined =>
  Object.hasOwn(BY_ID, id) ? BY_ID[id] : undefined;

export function strategyCard(id: StrategyCardId): StrategyCard {
  const card = BY_ID[id];
  if (card === undefined) invariant(false, `there is no Strategy card ${id}`);
  return card;
}

/** SAG-6.4: the commander of a faction; the Coalition and the Prussians share a back. */
export const bluffOf = (faction: Faction): StrategyCardId => (faction === 'FR' ? 'X-FR' : 'X-CO');

/** SAG-R73: the flag that suits a faction. */
const FLAG: { readonly [faction in Faction]: Nation } = { FR: 'FR', CO: 'BR', PR: 'PR' };
export const mayUse = (faction: Faction, card: StrategyCard): boolean =>
  card.bluff !== true && (card.flag === null || card.flag === FLAG[faction]);
