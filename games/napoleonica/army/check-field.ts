// Units an army or a draft speaks of are in the muster, each once, and their bearers are among them.
import { fault } from '@grognard/kernel/forms.ts';
import type { FieldDraft } from './field-draft.ts';
import { LENT } from './lent-commander.ts';
import type { MusterId, Notebook } from './notebook.ts';

type Mustering = Pick<Notebook, 'muster'>;

export function checkIds({ muster }: Mustering, ids: readonly MusterId[], path: string): void {
  const stranger = ids.find((id) => muster[id] === undefined);
  if (stranger !== undefined) fault('impossible', path, `There is no unit ${stranger} in the muster.`);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) fault('impossible', path, `Unit ${twice} is there twice.`);
}

export function checkField(notebook: Mustering, { units, items }: FieldDraft, path: string): void {
  const ids = units.map(({ unit }) => unit);
  checkIds(notebook, ids, path);
  const stray = items.find(({ commander }) => commander !== LENT && !ids.includes(commander));
  if (stray !== undefined)
    fault('impossible', path, `${stray.item} is carried by unit ${stray.commander}, which stays at home.`);
}
