import type { ComponentChildren } from 'preact';
import { Button } from '../parts/button.tsx';
import { tell } from '../words/tell.ts';
import { newDraft } from './bench.ts';
import { BrokenWorks } from './broken-works.tsx';
import { type Named, nameAfter } from './craft.ts';
import type { Saved } from './shelf.ts';
import type { Work } from './use-workbench.ts';
import { words } from './words.ts';
import './bench.css';

/** Something to begin with. */
interface Beginning<W extends Named> {
  readonly name: string;
  readonly work: W;
}

interface BenchShelfProps<W extends Named, L> {
  readonly work: Work<W, L>;
  readonly beginnings: readonly Beginning<W>[];
  /** What is seen of something that is kept. */
  face(saved: Saved<W>): ComponentChildren;
}

/** What is kept on this device, what one can begin with, and what can be done with what lies on the bench. */
export function BenchShelf<W extends Named, L>({ work, beginnings, face }: BenchShelfProps<W, L>) {
  const { draft } = work.bench;
  const { id, name } = draft;
  const { saved } = work.shelf;
  const { noun } = work.craft;
  const begin = (fresh: W): void => work.open(newDraft(fresh), tell(words.begun, { name: fresh.name }));
  return (
    <section class="desk-bench-shelf" aria-label={tell(words.onShelf)}>
      {saved.length === 0 && <span>{tell(words.noneKept, { noun })}</span>}
      {saved.map((each) => (
        <Button key={each.id} current={each.id === id} onClick={() => work.openSaved(each)}>
          {face(each)}
        </Button>
      ))}
      <span class="desk-acts">
        <select
          aria-label={tell(words.begin)}
          value=""
          onChange={(event) => {
            const chosen = beginnings[Number(event.currentTarget.value)];
            event.currentTarget.value = '';
            if (chosen !== undefined) begin(chosen.work);
          }}
        >
          <option value="">{tell(words.begin)}</option>
          {beginnings.map((each, i) => (
            <option key={each.name} value={i}>
              {each.name}
            </option>
          ))}
        </select>
        <Button onClick={() => begin({ ...draft, name: nameAfter(name, tell(words.copyName), work.craft) })}>
          {tell(words.duplicate)}
        </Button>
        {id !== null && <Button onClick={() => work.remove(id, name)}>{tell(words.delete)}</Button>}
      </span>
      <BrokenWorks work={work} />
    </section>
  );
}
