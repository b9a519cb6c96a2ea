import { grouped } from '@grognard/desk/lists/grouped.ts';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { findUnitCard } from '../../../data/unit-cards.ts';
import type { Action, DeclarationKind } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import { slotName } from '../../../words/slot-names.ts';
import { unitNoun } from '../../../words/unit-nouns.ts';
import type { Desk, Offer } from '../../desk.ts';
import { isPlain } from '../../words/declaration-labels.ts';
import { kinds, labels, shortly } from '../../words/sentences-labels.ts';
import { shortName } from '../../words/short-names.ts';
import { Answer, AnswerMenu } from './answers.tsx';

const GROUPS: { readonly [kind in DeclarationKind]: string } = {
  fire: kinds.fire,
  engage: kinds.engage,
  continue: kinds.melee,
  disengage: kinds.melee,
  capture: kinds.ground,
  return: kinds.ground,
  hold: kinds.ground,
  advance: kinds.move,
  lateral: kinds.move,
  back: kinds.move,
  commit: kinds.move,
  shift: kinds.move,
  guard: kinds.move,
  advanceX: kinds.swap,
  lateralX: kinds.swap,
  shiftX: kinds.swap,
  relieve: kinds.swap,
};
const FOLLOWS = { charge: kinds.charge, fire: kinds.moveFire, engage: kinds.engage } as const;

function groupOf(action: Action): string {
  if (action.type !== 'declare') return '';
  return tell(action.follow === undefined ? GROUPS[action.kind] : FOLLOWS[action.follow]);
}

/** Whom or where: 'the Highlanders', '2nd Line 1'; what, where nothing is pointed at. */
function shortTarget(action: Action, view: View): string {
  if (action.type !== 'declare') return '';
  if (isPlain(action.kind)) return tell(shortly[action.kind]);
  const { target, with: partner, to } = action;
  const whom = target ?? partner;
  const card = whom === undefined ? undefined : findUnitCard(unitIn(view, whom)?.card ?? '');
  if (whom !== undefined) return card === undefined ? unitNoun(null).noun : shortName(card);
  return to === undefined ? '' : slotName(to);
}

/** So many are named; the menu names them all. */
const NAMED = 2;

export function shortTargets(offers: readonly Offer[], view: View): string {
  const names = [...new Set(offers.map(({ action }) => shortTarget(action, view)))];
  return names.length > NAMED
    ? tell(labels.andMore, { names: names.slice(0, NAMED), count: offers.length - NAMED })
    : tell(labels.named, { names });
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
            note={shortTargets(offers, view)}
          />
        );
      })}
    </div>
  );
}
