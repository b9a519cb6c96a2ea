// What the first decision does not need: whatever works out rules in the page. It comes when it is first shown, or while
// somebody thinks.
import { lazyCode } from '@grognard/desk/parts/lazy-code.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { MOVEMENT } from '../input/outing.ts';

const orderDesk = () => import('../staff/index.ts');

export const OrderDesk = lazyPart(async () => (await orderDesk()).OrderDesk);
export const PaperMarks = lazyPart(async () => (await orderDesk()).PaperMarks);
const overlays = () => import('./overlays/overlays.tsx');
export const Overlays = lazyPart(async () => (await overlays()).Overlays);
export const Plates = lazyPart(async () => (await overlays()).Plates);
export const LegendList = lazyPart(async () => (await import('./overlays/legend-list.tsx')).LegendList);
export const HiddenMarches = lazyPart(
  async () => (await import('./overlays/hidden-marches.tsx')).HiddenMarches,
);
export const Keys = lazyPart(async () => (await import('./tray/keys.tsx')).Keys);
export const Owing = lazyPart(async () => (await import('./overlays/owing.tsx')).Owing);
export const Minimap = lazyPart(async () => (await import('./map/minimap.tsx')).Minimap);
export const TitlePlate = lazyPart(async () => (await import('./map/title-plate.tsx')).TitlePlate);
export const StageTray = lazyPart(async () => (await import('./tray/stage-tray.tsx')).StageTray);
export const Prospect = lazyPart(async () => (await import('./map/prospect.tsx')).Prospect);
export const StandardPlates = lazyPart(
  async () => (await import('./map/standard-plates.tsx')).StandardPlates,
);
export const Results = lazyPart(async () => (await import('./map/results.tsx')).Results);
export const Likeness = lazyPart(async () => (await import('./map/likeness.tsx')).Likeness);
export const SidePanel = lazyPart(async () => (await import('./panel/side-panel.tsx')).SidePanel);

/** How a press on the map is taken while orders are written. */
export const paperPresses = lazyCode(orderDesk);

/** What the journal tells: read beside the map, after it. */
export const journal = lazyCode(() => import('../words/journal.ts'));

/** What is asked once more, and why a press is no answer: nothing of it before the first Stage. */
export const afterPress = lazyCode(() => import('../input/after-a-press.ts'));

/** Results are drawn by code that comes later, so what there is to draw may come with it. */
export const results = lazyCode(() => import('./map/beats.ts'));

/** Wanted by whoever plays, and fetched as soon as he is asked: also by who asked to be sent nothing ahead. */
export const AT_ONCE = [journal, afterPress] as const;

export const LAZY_PARTS = [
  MOVEMENT,
  TitlePlate,
  Minimap,
  StageTray,
  Prospect,
  Results,
  Likeness,
  Keys,
  SidePanel,
  OrderDesk,
  PaperMarks,
  Overlays,
  LegendList,
  StandardPlates,
] as const;
