// SAG-7.1: the steps of Reform the Ranks come one by one, with the enemy's in between; whoever wants nothing more of them
// answers the rest of the phase with one press.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { isPlayer } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { shortcuts } from '../words/sentences-labels.ts';
import { nothing, stepIn } from './phase-steps.ts';

/** Several answers as one. */
export interface Shortcut {
  readonly label: string;
  readonly note: string;
  go(): void;
}

/** Nothing in each step that is left, until something else is asked. */
function skipRest(desk: Desk): void {
  desk.ahead(({ view, offers }) =>
    stepIn(view) === null ? undefined : offers.find((offer) => isLegal(offer) && nothing(offer)),
  );
}

/** SAG-7.2: a test costs nothing, so most players let everybody try. */
function regroupAll(desk: Desk): readonly Shortcut[] {
  const count = desk.offers().filter(regroups).length;
  if (count < 2) return [];
  const go = (): void => desk.ahead(({ offers }) => offers.find(regroups));
  return [{ label: tell(shortcuts.regroupAll, { count }), note: tell(shortcuts.oneTestEach), go }];
}

const regroups = (offer: Offer): boolean => isLegal(offer) && offer.action.type === 'regroup';

export function shortcutsIn(desk: Desk): readonly Shortcut[] {
  const { view } = desk.shown.value;
  const step = stepIn(view);
  if (!isPlayer(view.viewer) || view.phase !== 'reform' || !desk.offers().some(nothing)) return [];
  if (step !== 'cards' && step !== 'regroup') return [];
  return [
    ...regroupAll(desk),
    {
      label: tell(shortcuts.toCombat),
      note: tell(step === 'cards' ? shortcuts.noCardNoRegroup : shortcuts.noTerrain),
      go: () => skipRest(desk),
    },
  ];
}
