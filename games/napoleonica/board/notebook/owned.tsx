// NAP-TRN.3: what a notebook lists beside its units: treasury, buildings, artifacts, relics, detachments.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Notebook } from '../../army/notebook.ts';
import { building } from '../../data/buildings.ts';
import { detachment } from '../../data/detachments.ts';
import { itemName, itemText } from '../words/item-names.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';

interface Thing {
  readonly name: string;
  readonly text: string;
}

const thingsIn = ({
  buildings,
  artifacts,
  relics,
  detachments,
}: Notebook): readonly (readonly [string, readonly Thing[]])[] => [
  [words.buildings, buildings.map(building)],
  [words.artifacts, artifacts.map((id) => ({ name: itemName(id), text: itemText(id) }))],
  [words.relicsOwned, relics.map((id) => ({ name: itemName(id), text: itemText(id) }))],
  [words.detachments, detachments.map((id) => ({ name: detachment(id).name, text: '' }))],
];

export const Owned = ({ notebook }: { readonly notebook: Notebook }) => (
  <dl class="owned">
    {thingsIn(notebook).map(([title, things]) => (
      <div key={title}>
        <dt>{tell(title)}</dt>
        {things.length === 0 && <dd class="none">{tell(words.none)}</dd>}
        {things.map(({ name, text }, i) => (
          <dd key={i}>
            {tell(name)}
            {text !== '' && <small>{tell(text)}</small>}
          </dd>
        ))}
      </div>
    ))}
  </dl>
);
