// CHANGELOG.md as the page tells it: of each release what players see.

interface Item {
  readonly title: string;
  readonly text: string;
}
export interface Release {
  readonly version: string;
  /** '2026-11-19' */
  readonly day: string;
  readonly items: readonly Item[];
}

const CHAPTER = /^## (?=\d)/m;
const HEADING = /^(\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)/;
const OF_PLAYERS = /^### For players$([\s\S]*?)(?=^###? |(?![\s\S]))/m;
/** A title ends with a full stop in a line of text, and without one above it. */
const ITEM = /^\*\*(.+?)\.?\*\* (.+)$/;

function itemsIn(chapter: string): readonly Item[] {
  const [, part = ''] = OF_PLAYERS.exec(chapter) ?? [];
  return part
    .split(/^- /m)
    .slice(1)
    .map((lines) => ITEM.exec(lines.trim().replaceAll(/\s*\n\s*/g, ' ')))
    .flatMap((found) => (found === null ? [] : [{ title: found[1] ?? '', text: found[2] ?? '' }]));
}

/** The newest first; without what is not released yet, and without releases in which players see nothing new. */
export const releasesIn = (changelog: string): readonly Release[] =>
  changelog
    .split(CHAPTER)
    .slice(1)
    .map((chapter) => {
      const [, version = '', day = ''] = HEADING.exec(chapter) ?? [];
      return { version, day, items: itemsIn(chapter) };
    })
    .filter(({ items }) => items.length > 0);

/** Whether a version comes after another. */
export function isNewer(version: string, other: string): boolean {
  const [ours, theirs] = [version, other].map((each) => each.split('.').map(Number));
  const at = ours?.findIndex((part, i) => part !== theirs?.[i]) ?? -1;
  return at >= 0 && (ours?.[at] ?? 0) > (theirs?.[at] ?? 0);
}
