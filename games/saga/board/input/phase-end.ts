// SAG-7.1, 15.1: the steps of a phase come one by one, with the enemy's in between; whoever wants nothing more of them
// answers the rest of the phase with one press.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { View } from '../../view.ts';
import { isPlayer } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { shortcuts } from '../words/sentences-labels.ts';
import { windowIn } from '../words/window.ts';

/** Several answers as one. */
export interface Shortcut {
  readonly label: string;
  readonly note: string;
  go(): void;
}

type Step = 'cards' | 'regroup' | 'terrain' | 'formations' | 'discards' | 'reinforce';
const STEPS: { readonly [proc: string]: Step } = {
  regroup: 'regroup',
  layTerrain: 'terrain',
  formations: 'formations',
  discards: 'discards',
  reinforce: 'reinforce',
};

/** Which of these steps is asked about; null: something else. */
function stepIn(view: View): Step | null {
  const window = windowIn(view);
  if (window === 'W-REF' || window === 'W-END') return 'cards';
  return STEPS[view.frames.at(-1)?.proc ?? ''] ?? null;
}

const nothing = ({ action: { type } }: Offer): boolean => type === 'pass' || type === 'done';

/** Nothing in each step that is left, until something else is asked. */
function skipRest(desk: Desk, isLast: (offer: Offer) => boolean = () => false): void {
  desk.ahead(({ view, offers }) =>
    stepIn(view) === null
      ? undefined
      : offers.find((offer) => isLegal(offer) && (isLast(offer) || nothing(offer))),
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

const reinforces =
  (yes: boolean) =>
  ({ action }: Offer): boolean =>
    action.type === 'reinforce' && action.yes === yes;

export function shortcutsIn(desk: Desk): readonly Shortcut[] {
  const { view } = desk.shown.value;
  const { phase, viewer } = view;
  const step = stepIn(view);
  if (!isPlayer(viewer) || !desk.offers().some(nothing)) return [];
  if (phase === 'reform' && (step === 'cards' || step === 'regroup'))
    return [
      ...regroupAll(desk),
      {
        label: tell(shortcuts.toCombat),
        note: tell(step === 'cards' ? shortcuts.noCardNoRegroup : shortcuts.noTerrain),
        go: () => skipRest(desk),
      },
    ];
  const hasArmy = view.players[viewer].army.length > 0;
  if (phase !== 'reinforcements' || !hasArmy || step === null || step === 'reinforce') return [];
  return [true, false].map((yes) => ({
    label: tell(yes ? shortcuts.bringIn : shortcuts.bringNobody),
    note: tell(step === 'discards' ? shortcuts.keepHand : shortcuts.keepAll),
    go: () => skipRest(desk, reinforces(yes)),
  }));
}
