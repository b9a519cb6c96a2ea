// Answers that lie on no hex and on no button of the prompt, as a list.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Desk, Offer } from '../../desk.ts';
import { aboutOf } from '../../input/about.ts';
import { ARRANGEMENTS, isLining, linesRefused } from '../../input/arrangements.ts';
import { allAsOrdered, canAllGoAsOrdered } from '../../input/as-ordered.ts';
import { allComeOn, bringOn, canAllComeOn } from '../../input/coming-on.ts';
import { allGoBack, nextGoingBack } from '../../input/going-back.ts';
import { isNoAssault, leaveOut } from '../../input/no-assault.ts';
import { outingOf } from '../../input/outing.ts';
import { stayHere } from '../../input/press.ts';
import { actionLabel } from '../../words/labels.ts';
import { stackWords, trayWords } from '../../words/sentences-panel.ts';
import { Night } from './night.tsx';

/** Said by pressing a stack and a hex: a list of them would only be long. */
const ON_THE_MAP: readonly string[] = ['select', 'drop', 'charge', 'bombard', 'step'];

/** Odds are worked out by code that the rest of this does not need. */
const ChoiceOdds = lazyPart(async () => (await import('../panel/choice-odds.tsx')).ChoiceOdds);

/** Weighed before they are chosen. */
const FIGHTS: readonly string[] = ['assign', 'nextTarget', 'react'];

const COMES_ON: readonly string[] = ['enter', 'enterLeader', 'enterHidden'];

/** Whom a stack assaults or pursues it is asked alone (NLC-7.3d, 7.8a), those who come on do so far from the fight, a press beside a brigade moves it, and a fight under its counters is easily overlooked. */
const isApart = (action: Offer['action']): boolean =>
  action.type === 'assign' ||
  action.type === 'pursue' ||
  action.type === 'nextTarget' ||
  action.type === 'extend' ||
  action.type === 'moveLine' ||
  COMES_ON.includes(action.type);

/** How many come on at once: all together is what one mostly wants. A line is wanted before a hex on the way to it. */
const standing = ({ action }: Offer): number => {
  if (action.type === 'enter') return action.units.length;
  return action.type === 'step' ? -1 : 0;
};

/** NLC-20.2.3b: who goes all the way by one press has ended his move; a line is formed and moved hex by hex. */
const isByLine = ({ shown }: Desk, { type }: Offer['action']): boolean =>
  type === 'step' && isLining(shown.value.view);

export const choicesIn = (desk: Desk): readonly Offer[] =>
  desk.isLive.value
    ? legalIn(desk.offers())
        .toSorted((a, b) => standing(b) - standing(a))
        .filter(
          ({ role, target, action }) =>
            role !== 'grave' &&
            // Whoever is chosen to move is asked about alone.
            !(COMES_ON.includes(action.type) && desk.selection.value !== null) &&
            (!ON_THE_MAP.includes(action.type) || isByLine(desk, action)) &&
            !ARRANGEMENTS.includes(action.type) &&
            ('unit' in target ||
              isApart(action) ||
              isByLine(desk, action) ||
              (!('hex' in target) && aboutOf(action, desk.shown.value).length > 0)),
        )
    : [];

/** NLC-9.1: newcomers wait while somebody is chosen; where they are owed, there must be a way back to them. */
export const isKeptFrom = (desk: Desk): boolean =>
  desk.selection.value !== null &&
  legalIn(desk.offers()).some(({ action }) => COMES_ON.includes(action.type));

function answerWith(desk: Desk, offer: Offer, at: Element): void {
  if (offer.action.type === 'enter') bringOn(desk, offer);
  else if (isNoAssault(offer)) leaveOut(desk, offer);
  else desk.choose([offer], at);
}

export function Choices({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const picked = desk.isLive.value ? desk.selection.value : null;
  const noLine = desk.isLive.value ? linesRefused(desk.offers()) : [];
  return (
    <div class="later-campaigns-choices">
      {picked?.kind === 'group' && outingOf(desk)?.goals.includes(picked.hex) && (
        <button type="button" class="btn" onClick={() => stayHere(desk)}>
          {tell(stackWords.stay)}
        </button>
      )}
      {picked !== null && isKeptFrom(desk) && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            desk.selection.value = null;
          }}
        >
          {tell(stackWords.letGo)}
        </button>
      )}
      {noLine.length > 0 && (
        <button
          type="button"
          class="btn"
          aria-disabled="true"
          onClick={({ currentTarget }) => desk.choose(noLine, currentTarget)}
        >
          {tell(stackWords.deploy)}
        </button>
      )}
      {desk.isLive.value && canAllGoAsOrdered(desk.offers()) && (
        <button type="button" class="btn" onClick={() => allAsOrdered(desk)}>
          {tell(trayWords.asOrdered)}
        </button>
      )}
      {desk.isLive.value && picked === null && canAllComeOn(desk.offers()) && (
        <button type="button" class="btn" onClick={() => allComeOn(desk)}>
          {tell(trayWords.comeOn)}
        </button>
      )}
      {desk.isLive.value && nextGoingBack(view, desk.offers()) !== undefined && (
        <button type="button" class="btn" onClick={() => allGoBack(desk)}>
          {tell(trayWords.goBack)}
        </button>
      )}
      <Night desk={desk} />
      {choicesIn(desk).map((offer) => (
        <button
          key={JSON.stringify(offer.action)}
          type="button"
          class={offer.action.type === 'hold' ? 'btn is-hold' : 'btn'}
          onClick={(event) => answerWith(desk, offer, event.currentTarget)}
        >
          {actionLabel(offer.action, view)}
          {FIGHTS.includes(offer.action.type) && <ChoiceOdds desk={desk} offer={offer} />}
        </button>
      ))}
    </div>
  );
}
