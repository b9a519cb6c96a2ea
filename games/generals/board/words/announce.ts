// What is chosen and what that opens, for those who do not see the field.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { ARM_NAME } from '../../names.ts';
import { SECTORS } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { routeName } from '../drawing/order-groups.ts';
import { answersOn } from '../input/answers.ts';
import { pickedOn } from '../input/selection.ts';
import { isPlanning, unitNamed } from '../input/written-orders.ts';
import { sectorName, unitName } from './names.ts';
import { announcements } from './sentences-announcements.ts';

const openSectors = (desk: Desk): number =>
  SECTORS.filter((sector) => answersOn(desk, { sector }).some(isLegal)).length;

export function announcement(desk: Desk): string | null {
  const picked = pickedOn(desk);
  if (picked === null) {
    const count = desk.shown.value.view.sheet.length;
    return isPlanning(desk) && count > 0 ? tell(announcements.written, { count }) : null;
  }
  if (picked.kind === 'place')
    return tell(announcements.place, { arm: ARM_NAME[picked.arm], count: openSectors(desk) });
  if (picked.kind === 'unit') {
    const at = unitNamed(desk, picked.unit)?.at ?? '';
    return tell(announcements.unit, { unit: unitName(picked.unit), sector: sectorName(at) });
  }
  const { from, arm, via, rides } = picked;
  if (via !== null) return tell(announcements.ride, { route: routeName(from, [via]), count: rides.length });
  const facts = { unit: ARM_NAME[arm], sector: sectorName(from), count: openSectors(desk) };
  return tell(announcements.order, facts);
}
