import { isPlayer } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { marker } from '../../input/marks.ts';
import { handOf } from '../../words/hand-order.ts';
import { Hand } from './hand.tsx';
import { Muster } from './muster.tsx';

/** What the viewer places or plays from: units to deploy, then the hand. */
export function Dock({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const markOf = marker(desk, false);
  if (view.draft?.kind === 'deploy') return <Muster desk={desk} markOf={markOf} />;
  return isPlayer(view.viewer) ? (
    <Hand desk={desk} cards={handOf(view, view.viewer)} markOf={markOf} />
  ) : null;
}
