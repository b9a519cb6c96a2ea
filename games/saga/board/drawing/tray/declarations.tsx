import { grouped } from '@grognard/desk/lists/grouped.ts';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Action, DeclarationKind } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { unitName } from '../../words/names.ts';
import { Answer, AnswerMenu } from './answers.tsx';

const GROUPS: { readonly [kind in DeclarationKind]: string } = {
  fire: 'Fire',
  engage: 'Engage',
  continue: 'Fight',
  disengage: 'Fight',
  capture: 'Ground',
  return: 'Ground',
  hold: 'Ground',
  advance: 'Move',
  lateral: 'Move',
  back: 'Move',
  commit: 'Move',
  shift: 'Move',
  guard: 'Move',
  advanceX: 'Change places',
  lateralX: 'Change places',
  shiftX: 'Change places',
  relieve: 'Change places',
};
const FOLLOWS = { charge: 'Charge', fire: 'Move and fire', engage: 'Engage' } as const;

function groupOf(action: Action): string {
  if (action.type !== 'declare') return '';
  return action.follow === undefined ? GROUPS[action.kind] : FOLLOWS[action.follow];
}

function shortTarget(action: Action, view: View): string {
  if (action.type !== 'declare') return '';
  return action.target === undefined ? (action.to ?? '') : unitName(view, action.target);
}

/** SAG-9.2: what the activated unit may declare, by kind; several of a kind open a menu. */
export function Declarations({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const declarations = legalIn(desk.offers()).filter(({ action }) => action.type === 'declare');
  return (
    <div class="saga-answers">
      {grouped(declarations, ({ action }) => groupOf(action)).map((offers) => {
        const [first] = offers;
        const group = groupOf(first.action);
        return offers.length === 1 ? (
          <Answer key={group} desk={desk} offer={first} />
        ) : (
          <AnswerMenu
            key={group}
            desk={desk}
            offers={offers}
            title={
              <>
                {group} <span class="num">({offers.length})</span>
              </>
            }
            note={offers.map(({ action }) => shortTarget(action, view)).join(', ')}
          />
        );
      })}
    </div>
  );
}
