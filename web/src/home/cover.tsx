import type { ComponentType } from 'preact';

/** A title's box is in its board/cover.tsx; the home page shows them all, those announced included. */
const found = import.meta.glob<ComponentType>('../../../games/*/board/cover.tsx', {
  eager: true,
  import: 'Cover',
});

/** The picture on a game's box; a title without one has a plain box. */
export function Cover({ game }: { readonly game: string }) {
  const Drawing = found[`../../../games/${game}/board/cover.tsx`];
  return (
    <svg class="cover" viewBox="0 0 320 136" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Drawing !== undefined && <Drawing />}
    </svg>
  );
}
