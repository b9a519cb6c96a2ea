// NAP-TRN.7: the steps between two battles, or before the first; what is done is ticked, what is asked now is wax.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { isFrameOf } from '@grognard/kernel';
import { tournamentFrame } from '../../tournament/frames.ts';
import type { View } from '../../view.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';

const START = [words.factions, words.muster, words.map, words.side, words.field] as const;
const INTERVAL = [
  words.restoration,
  words.improvement,
  words.purchases,
  words.map,
  words.side,
  words.field,
] as const;

/** Which of the steps above is asked for while this procedure is on top. */
const STEP: { readonly [proc: string]: string } = {
  factions: words.factions,
  restoration: words.restoration,
  improvement: words.improvement,
  pickMap: words.map,
  pickSide: words.side,
  fieldArmy: words.field,
};

function stepOf({ frames, series }: View): string {
  const proc = frames.at(-1)?.proc ?? '';
  if (proc !== 'shop') return STEP[proc] ?? '';
  return series?.aftermath === null ? words.muster : words.purchases;
}

export function Steps({ view }: { readonly view: View }) {
  const root = view.frames[0];
  if (root === undefined || !isFrameOf(tournamentFrame, root)) return null;
  const steps: readonly string[] = view.series?.aftermath === null ? START : INTERVAL;
  const now = steps.indexOf(stepOf(view));
  return (
    <ol class="napoleonica-steps" aria-label={tell(words.steps)}>
      {steps.map((step, i) => (
        <li
          key={step}
          class={i === now ? 'is-now' : i < now ? 'is-done' : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          {i < now ? <Icon name="ui-check" /> : <i>{i + 1}</i>}
          <b>{tell(step)}</b>
        </li>
      ))}
    </ol>
  );
}
