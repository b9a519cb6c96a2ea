import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Action, ActionOf, DeclarationKind } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import type { Desk, Offer } from '../../desk.ts';
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

const groupOf = ({ kind, follow }: ActionOf<'declare'>): string =>
  follow === undefined ? GROUPS[kind] : FOLLOWS[follow];

function shortTarget(action: Action, view: View): string {
  if (action.type !== 'declare') return '';
  return action.target === undefined ? (action.to ?? '') : unitName(view, action.target);
}

/** SAG-9.2: what the activated unit may declare, by kind; several of a kind open a menu. */
export function Declarations({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const groups = new Map<string, Offer[]>();
  for (const offer of legalIn(desk.offers()))
    if (offer.action.type === 'declare') {
      const group = groupOf(offer.action);
      groups.set(group, [...(groups.get(group) ?? []), offer]);
    }
  return (
    <div class="saga-answers">
      {[...groups].map(([group, offers]) => {
        const [only] = offers;
        return only !== undefined && offers.length === 1 ? (
          <Answer key={group} desk={desk} offer={only} />
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
