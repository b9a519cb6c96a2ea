import '../words/table-parts-words.ts';
import './result-stage.css';
import { ResultBar } from './result-bar.tsx';
import { ResultPlate } from './result-plate.tsx';
import { seatsHere } from './sitting.ts';
import type { TableSession } from './table-session.ts';

/** What lies over the board while something is shown: a fight from near, and what one can do about the showing of it. */
export function ResultStage({ session }: { readonly session: TableSession }) {
  const { playing, isPresent, shown } = session;
  const beat = playing.value;
  if (beat === null) return null;
  // Whoever watches machines or looks back has buttons for it.
  const hasBar = isPresent.value && seatsHere(shown.value).length > 0;
  return (
    <div class={beat.plate === undefined ? 'stage' : 'stage has-plate'}>
      {beat.plate !== undefined && (
        <ResultPlate key={beat.at} session={session} plate={beat.plate} scene={beat.scene} />
      )}
      {hasBar && <ResultBar session={session} beat={beat} />}
    </div>
  );
}
