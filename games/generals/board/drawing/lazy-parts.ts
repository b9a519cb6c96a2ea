// Parts that planning on open ground, which comes first, does without.
import { lazyCode } from '@grognard/desk/parts/lazy-code.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import type { roundSummary } from '../summary/round-summary.tsx';

const parts = () => import('./after-planning.ts');

/** What a round came to is needed at its end. */
export const summaryOf = async (round: Parameters<typeof roundSummary>[0]) =>
  (await parts()).roundSummary(round);

/** What the journal tells: read beside the field. */
export const journal = lazyCode(() => import('../words/journal.ts'));

export const afterPress = lazyCode(() => import('./after-a-press.ts'));

/** What comes of orders is shown once there are any. */
export const results = lazyCode(() => import('./beats.ts'));

/** Wanted by whoever plays, and fetched as soon as the field is drawn. */
export const AT_ONCE = [journal, afterPress] as const;

export const Aims = lazyPart(async () => (await parts()).Aims);
export const Cannonades = lazyPart(async () => (await parts()).Cannonades);
export const DecisionCards = lazyPart(async () => (await parts()).DecisionCards);
export const FrontDice = lazyPart(async () => (await parts()).FrontDice);
export const FrontPanel = lazyPart(async () => (await parts()).FrontPanel);
export const Fronts = lazyPart(async () => (await parts()).Fronts);
export const Hint = lazyPart(async () => (await parts()).Hint);
export const Likeness = lazyPart(async () => (await import('./likeness.tsx')).Likeness);
export const RallyTray = lazyPart(async () => (await parts()).RallyTray);
export const RevealedArrows = lazyPart(async () => (await parts()).RevealedArrows);
export const SetupTray = lazyPart(async () => (await parts()).SetupTray);
export const UnitReference = lazyPart(async () => (await parts()).UnitReference);
export const TerrainGround = lazyPart(async () => (await import('./terrain-ground.tsx')).TerrainGround);

export const LAZY_PARTS = [
  Aims,
  Cannonades,
  DecisionCards,
  FrontDice,
  FrontPanel,
  Fronts,
  Hint,
  Likeness,
  RallyTray,
  RevealedArrows,
  SetupTray,
  TerrainGround,
  UnitReference,
];
