// The desk: pouch and Orders, Maneuver cards, the tablet; the attack where it has no room beside the field.
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import type { Desk } from '../../desk.ts';
import { ownerOf, ownTokens } from '../../input/moment.ts';
import { BetweenTray } from '../between.tsx';
import { mirrored } from '../mirrored.ts';
import { Answers } from './answers.tsx';
import { AttackPanel } from './attack-panel.tsx';
import { Hand } from './hand.tsx';
import { Pouch } from './pouch.tsx';
import { Reserve } from './reserve.tsx';
import { Revealed } from './revealed.tsx';
import { Tablet } from './tablet.tsx';

/** Orders in one row of a narrow pouch. */
const MOST_IN_A_ROW = 6;

export function Tray({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const room = useSizeClass();
  const { battle } = view;
  if (battle === null) return <BetweenTray desk={desk} />;
  const owner = ownerOf(view);
  const offers = desk.offers();
  const isPlacing = offers.some(({ action }) => action.type === 'deploy' || action.type === 'summon');
  const hasMany = !isPlacing && ownTokens(view).length > MOST_IN_A_ROW;
  const isTaking = offers.some(({ action }) => action.type === 'takeCard');
  return (
    <div class={`napoleonica-tray is-${room}${hasMany ? ' has-many-orders' : ''}${mirrored(battle)}`}>
      {room !== 'wide' && <AttackPanel desk={desk} battle={battle} spot={null} />}
      <Pouch desk={desk} battle={battle} owner={owner} />
      <div class="napoleonica-middle">
        {room !== 'wide' && <Answers desk={desk} />}
        {isPlacing && <Reserve desk={desk} battle={battle} owner={owner} />}
        {isTaking && <Revealed desk={desk} battle={battle} />}
        {!isPlacing && !isTaking && <Hand desk={desk} battle={battle} owner={owner} />}
      </div>
      <Tablet desk={desk} battle={battle} owner={owner} />
    </div>
  );
}
