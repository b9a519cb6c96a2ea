// Parts that planning on open ground, which comes first, does without.
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';

const parts = () => import('./after-planning.ts');

export const Aims = lazyPart(async () => (await parts()).Aims);
export const Cannonades = lazyPart(async () => (await parts()).Cannonades);
export const DecisionCards = lazyPart(async () => (await parts()).DecisionCards);
export const FrontDice = lazyPart(async () => (await parts()).FrontDice);
export const FrontPanel = lazyPart(async () => (await parts()).FrontPanel);
export const Fronts = lazyPart(async () => (await parts()).Fronts);
export const GroundFigure = lazyPart(async () => (await parts()).GroundFigure);
export const Hint = lazyPart(async () => (await parts()).Hint);
export const LossesFigure = lazyPart(async () => (await parts()).LossesFigure);
export const PointsFigure = lazyPart(async () => (await parts()).PointsFigure);
export const RallyTray = lazyPart(async () => (await parts()).RallyTray);
export const RevealedArrows = lazyPart(async () => (await parts()).RevealedArrows);
export const SetupTray = lazyPart(async () => (await parts()).SetupTray);
export const TerrainGround = lazyPart(async () => (await import('./terrain-ground.tsx')).TerrainGround);

export const LAZY_PARTS = [
  Aims,
  Cannonades,
  DecisionCards,
  FrontDice,
  FrontPanel,
  Fronts,
  GroundFigure,
  Hint,
  LossesFigure,
  PointsFigure,
  RallyTray,
  RevealedArrows,
  SetupTray,
  TerrainGround,
];
