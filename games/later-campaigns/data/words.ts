// The words printed on the map, on the counters and in scenarios.
export const TERRAINS = ['clear', 'town', 'chateau', 'woods', 'impassable'] as const;
/** NLC-T5. Villages are towns. */
export type Terrain = (typeof TERRAINS)[number];

export const SURFACES = ['road', 'trail'] as const;
/** What crosses a hexside: a paved road or a trail. */
export type Surface = (typeof SURFACES)[number];

export const PLACE_KINDS = [
  'town',
  'village',
  'hamlet',
  'farm',
  'mill',
  'inn',
  'chateau',
  'intersection',
  'road',
  'trail',
  'edgeRoad',
  'crest',
  'stream',
  'hill',
  'ridge',
  'wood',
] as const;
/** NLC-12.2b: what an order may name; a wood only names its hexes (NLC-R166). */
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const NATIONS = [
  'french',
  'british',
  'kgl',
  'hanoverian',
  'dutch',
  'nassau',
  'brunswick',
  'prussian',
  'austrian',
  'russian',
] as const;
export type Nation = (typeof NATIONS)[number];

/** NLC-A.5: what is special in a scenario; the rules ask for these names, and scenarios list them. */
export type Hook =
  | 'nlb'
  | 'french-morning-release'
  | 'wet-ground'
  | 'dyle-in-spate'
  | 'grand-battery'
  | 'guard-cavalry-held-back'
  | 'd-erlon-countermarch'
  | 'bluecher-leads-charges'
  | 'recalled-from-hal';

export type Gun = 'foot' | 'horse';
/** Old and Middle Guard infantry is La Garde (NLC-7.4m). */
export type Guard = 'old' | 'middle' | 'young';
export type LeaderRole = 'oc' | 'wc' | 'formation';
export type FormationKind = 'corps' | 'cavalryCorps' | 'division';
