import { Button } from '../parts/button.tsx';
import { tell } from '../words/tell.ts';
import { newDraft } from './bench.ts';
import type { Named } from './craft.ts';
import { FaultNote } from './fault-note.tsx';
import type { Broken } from './shelf.ts';
import type { Work } from './use-workbench.ts';
import { words } from './words.ts';
import './workshop.css';

interface BrokenProps<W extends Named, L> {
  readonly work: Work<W, L>;
  readonly broken: Broken<W>;
}

function BrokenOne<W extends Named, L>({ broken, work }: BrokenProps<W, L>) {
  const { salvaged, error, text, id } = broken;
  const name = salvaged?.work.name ?? tell(words.nameless);
  return (
    <FaultNote title={tell(words.damaged, { name })} error={error}>
      <div class="desk-acts">
        {salvaged !== null && (
          <Button
            onClick={() =>
              work.open(
                newDraft(salvaged.work),
                tell(words.recovered, { noun: work.craft.noun, count: salvaged.lost.length }),
              )
            }
          >
            {tell(words.keepSound)}
          </Button>
        )}
        <Button onClick={() => void navigator.clipboard.writeText(text)}>{tell(words.copyText)}</Button>
        <Button onClick={() => work.remove(id, name)}>{tell(words.throwAway)}</Button>
      </div>
    </FaultNote>
  );
}

/** What is wrong with the shelf: nothing can be read at all, or some of it is damaged and waits for the player to decide. */
export function BrokenWorks<W extends Named, L>({ work }: { readonly work: Work<W, L> }) {
  const { broken, problem } = work.shelf;
  if (problem === null && broken.length === 0) return null;
  return (
    <div class="desk-broken" role="alert">
      {problem !== null && (
        <div class="note bad">
          <p>{problem.message}</p>
        </div>
      )}
      {broken.map((each) => (
        <BrokenOne key={each.id} broken={each} work={work} />
      ))}
    </div>
  );
}
