// Parts of the table the first decision does not need, each fetched when it is first shown or a moment after sitting down.
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { prefetch } from '../prefetch.ts';
import type { TableSession } from './table-session.ts';
import { watching } from './watching-code.ts';

export const OfferMenu = lazyPart(async () => (await import('./offer-menu.tsx')).OfferMenu);
export const WhyTip = lazyPart(async () => (await import('./why-tip.tsx')).WhyTip);
export const TableCurtain = lazyPart(async () => (await import('./table-curtain.tsx')).TableCurtain);
export const WatchActs = lazyPart(async () => (await import('./watch-acts.tsx')).WatchActs);
export const ChoicesDrawer = lazyPart(async () => (await import('./choices-drawer.tsx')).ChoicesDrawer);
export const CardBeside = lazyPart(async () => (await import('./card-beside.tsx')).CardBeside);
export const KeysHelp = lazyPart(async () => (await import('./keys-help.tsx')).KeysHelp);
export const ReplayTray = lazyPart(async () => (await import('./replay-tray.tsx')).ReplayTray);
export const ResultStage = lazyPart(async () => (await import('./result-stage.tsx')).ResultStage);
export const ResultTray = lazyPart(async () => (await import('./result-tray.tsx')).ResultTray);
export const SummaryTray = lazyPart(async () => (await import('./summary-tray.tsx')).SummaryTray);
export const Ending = lazyPart(async () => (await import('./ending.tsx')).Ending);
export const GraveChoice = lazyPart(async () => (await import('./grave-choice.tsx')).GraveChoice);
export const RulesLine = lazyPart(async () => (await import('./rules-line.tsx')).RulesLine);
export const SeamLine = lazyPart(async () => (await import('./seam-line.tsx')).SeamLine);
export const AskMe = lazyPart(async () => (await import('./standing-orders.tsx')).AskMe);

export const TextPanel = lazyPart(async () => (await import('./text-panel.tsx')).TextPanel);

const PARTS = [
  WhyTip,
  OfferMenu,
  ChoicesDrawer,
  KeysHelp,
  ReplayTray,
  ResultStage,
  ResultTray,
  SummaryTray,
  GraveChoice,
  AskMe,
  TableCurtain,
  TextPanel,
] as const;

/** All of them, and those of the game, once the reader has settled; from then on refused answers explain themselves. */
export const fetchLazyParts = (session: TableSession, root: EventTarget | null): void =>
  prefetch(
    [
      ...[...(session.board.lazyParts ?? []), ...PARTS, watching].map(({ load }) => load),
      async () => session.board.results?.load(),
      async () => root !== null && (await import('./refused-tips.ts')).listenToRefused(root, session),
    ],
    1500,
  );
