// Parts of the table the first decision does not need, each fetched when it is first shown or a moment after sitting down.
import { later } from '../parts/later.tsx';
import { prefetch } from '../prefetch.ts';

const choices = later(async () => (await import('./choices-drawer.tsx')).ChoicesDrawer);
const keys = later(async () => (await import('./keys-help.tsx')).KeysHelp);
const replay = later(async () => (await import('./replay-tray.tsx')).ReplayTray);
const result = later(async () => (await import('./result-tray.tsx')).ResultTray);
const grave = later(async () => (await import('./grave-choice.tsx')).GraveChoice);
const asking = later(async () => (await import('./standing-orders.tsx')).AskMe);

export const ChoicesDrawer = choices.Part;
export const KeysHelp = keys.Part;
export const ReplayTray = replay.Part;
export const ResultTray = result.Part;
export const GraveChoice = grave.Part;
export const AskMe = asking.Part;

/** All of them, once the reader has settled. */
export const fetchLaterParts = (): void =>
  prefetch(
    [choices, keys, replay, result, grave, asking].map((part) => part.load),
    1500,
  );
