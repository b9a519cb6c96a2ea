// The choices that make one army out of another, each of them allowed when it comes: what is in the way is taken back first.
import type { Action } from '../grammar.ts';
import type { FieldDraft, FieldedUnit } from './field-draft.ts';

const isIn = ({ units }: FieldDraft, { unit }: FieldedUnit): boolean =>
  units.some((each) => each.unit === unit);

const detachmentIn = ({ units }: FieldDraft, id: number): string | null =>
  units.find(({ unit }) => unit === id)?.detachment ?? null;

export function fieldSteps(from: FieldDraft, to: FieldDraft): readonly Action[] {
  const staying = from.units.filter((each) => isIn(to, each));
  const wrong = staying.filter(
    ({ unit, detachment }) => detachment !== null && detachment !== detachmentIn(to, unit),
  );
  const worn = to.units.flatMap(({ unit, detachment }): Action[] =>
    detachment === null || detachment === detachmentIn(from, unit)
      ? []
      : [{ type: 'attach', unit, detachment }],
  );
  return [
    ...from.units.filter((each) => !isIn(to, each)).map(({ unit }): Action => ({ type: 'keepHome', unit })),
    ...wrong.map(({ unit }): Action => ({ type: 'detach', unit })),
    ...to.units.filter((each) => !isIn(from, each)).map(({ unit }): Action => ({ type: 'field', unit })),
    ...worn,
    ...to.items
      .filter(
        ({ item, commander }) => !from.items.some((has) => has.item === item && has.commander === commander),
      )
      .map(({ item, commander }): Action => ({ type: 'assign', item, commander })),
  ];
}
