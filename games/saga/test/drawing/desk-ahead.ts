// A's desk at a table that is played on, which answers ahead as long as A is asked.
import { offers, pendingFor, viewOf } from '@grognard/kernel';
import type { Desk, TableState } from '../../board/desk.ts';
import type { Action } from '../../grammar.ts';
import type { TestTable } from '../table.ts';
import { deskFor } from './desk-for-tests.ts';

const sent = (action: Action): Action => JSON.parse(JSON.stringify(action));

export function deskAt(at: TestTable, kind = 'real') {
  const state = (): TableState =>
    ({
      kind,
      view: viewOf(at.match, 'A'),
      offers: offers(at.match, 'A').map((offer) => ({ ...offer, action: sent(offer.action) })),
    }) as unknown as TableState;
  const { desk } = deskFor({ seat: 'A', ...state() });
  const played: Action[] = [];
  const ahead: Desk['ahead'] = (next) => {
    while (pendingFor(at.match, 'A').length > 0) {
      const offer = next(state());
      if (offer === undefined) return;
      played.push(offer.action);
      at.play('A', offer.action);
    }
  };
  return { desk: { ...desk, ahead }, played };
}
