// A notebook in words.
import type { TextSection } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Mustered, Notebook } from '../../army/notebook.ts';
import { building } from '../../data/buildings.ts';
import { improvementName, itemName } from './item-names.ts';
import { FACTION_NAME, typeName } from './names.ts';
import { notebookWords as words } from './sentences-notebook.ts';

export function musteredInWords({ type, broken, improvement }: Mustered): string {
  const name = typeName(type);
  const learnt =
    improvement === null
      ? name
      : tell(words.withImprovement, { unit: name, card: improvementName(improvement) });
  return broken ? tell(words.withBroken, { unit: learnt }) : learnt;
}

export const describeNotebook = (notebook: Notebook): TextSection => ({
  title: tell(words.notebookOf, { faction: FACTION_NAME[notebook.faction] }),
  lines: [
    tell(words.treasuryOf, { dp: notebook.treasury }),
    ...notebook.muster.map(musteredInWords),
    ...notebook.buildings.map((id) => building(id).name),
    ...[...notebook.artifacts, ...notebook.relics].map(itemName),
  ],
});
