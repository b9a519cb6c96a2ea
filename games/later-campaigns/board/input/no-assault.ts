// NLC-7.3a: where no stack assaults anybody there is nothing to declare, and nobody is asked to.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { NOWHERE } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { declaredIn } from './declared.ts';

export const isNoAssault = ({ action }: Offer): boolean =>
  action.type === 'assign' && action.target === NOWHERE;

/** The stack stays where it is; was it the last and none has a target, the assaults are over. */
export function leaveOut(desk: Desk, offer: Offer): void {
  const isNothingDeclared = declaredIn(desk.shown.value.view).length === 0;
  let isLeftOut = false;
  void desk.submitEach((offers) => {
    if (!isLeftOut) {
      isLeftOut = true;
      return offer;
    }
    const [only, other] = legalIn(offers).filter(({ role }) => role !== 'grave');
    return isNothingDeclared && other === undefined && only?.action.type === 'endAssign' ? only : undefined;
  });
}
