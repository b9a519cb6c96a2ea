// GEN-R.99: objective markers: no more than the inventory has, one to a sector.
import { checked, fault, listOf, oneOf, record } from '@grognard/kernel/forms.ts';
import { INVENTORY } from '../tables/objectives.ts';
import type { Marker } from '../vocabulary.ts';
import { battleSector, side } from './words.ts';

const stockOf = ({ kind, vp }: Marker): number =>
  INVENTORY.find((item) => item.kind === kind && item.vp === vp)?.count ?? 0;

const fields = record<Marker>({
  sector: battleSector,
  owner: side,
  kind: oneOf(['general', 'flag', 'rose']),
  vp: oneOf([1, 3, 5]),
});

const marker = checked<Marker>(fields, (one, path) => {
  if (stockOf(one) > 0) return;
  fault('wrong-marker', `${path}.vp`, `There is no ${one.kind} worth ${one.vp} VP (GEN-R.99).`);
});

export const markers = checked(listOf(marker), (list, path) => {
  for (const [index, one] of list.entries()) checkBeside(list.slice(0, index), one, `${path}[${index}]`);
});

function checkBeside(before: readonly Marker[], one: Marker, path: string): void {
  const { sector, kind, vp, owner } = one;
  if (before.some((other) => other.sector === sector)) {
    fault(
      'wrong-marker',
      `${path}.sector`,
      `Sector ${sector} has a marker already: one per sector (GEN-R.99).`,
    );
  }
  const alike = before.filter((other) => other.owner === owner && other.kind === kind && other.vp === vp);
  if (alike.length < stockOf(one)) return;
  fault('wrong-marker', path, `${owner} has only ${stockOf(one)} of kind ${kind} worth ${vp} VP (GEN-R.99).`);
}
