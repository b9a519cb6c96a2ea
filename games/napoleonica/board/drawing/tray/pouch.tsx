// NAP-CMP.4: the pouch with what is left in it, and the Orders behind the screen. Orders are lifted by a press: the first
// pays, the others are exchanged.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { isLegal, legalIn } from '@grognard/desk/offers/legal.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { ORDER_COLOURS, type OrderColour } from '../../../data/words.ts';
import { countOf } from '../../../field/orders.ts';
import type { BattleView } from '../../../view.ts';
import { type Orders, opponentOf, type Player } from '../../../vocabulary.ts';
import { COLOUR_NAME } from '../../../words/colours.ts';
import type { Desk } from '../../desk.ts';
import { unseenOrders } from '../../input/known-orders.ts';
import { ownTokens, procIn } from '../../input/moment.ts';
import { ordersInWords } from '../../words/names.ts';
import { inTheTray } from '../../words/sentences.ts';
import { ORDER_SYMBOL } from '../field/miniatures.tsx';

interface PouchProps {
  readonly desk: Desk;
  readonly battle: BattleView;
  readonly owner: Player;
}

/** Decisions in which Orders are lifted before they are spent. */
const LIFTING: readonly string[] = ['turn', 'exchange'];

function lift(desk: Desk, place: number): void {
  if (!desk.isLive.value) return;
  const picked = desk.selection.value;
  const places = picked?.kind === 'orders' ? picked.places : [];
  const next = places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
  desk.selection.value = next.length === 0 ? null : { kind: 'orders', places: next };
}

const canExchange = (desk: Desk, colour: OrderColour): boolean =>
  legalIn(desk.offers()).some(
    ({ action }) => action.type === 'exchange' && (action.pay === colour || action.discard.includes(colour)),
  );

interface TokenProps {
  readonly desk: Desk;
  readonly place: number;
  readonly colour: OrderColour;
}

function Token({ desk, place, colour }: TokenProps) {
  const picked = desk.selection.value;
  const isLifted = picked?.kind === 'orders' && picked.places.includes(place);
  const isLifting = LIFTING.includes(procIn(desk.shown.value.view));
  const isTarget = !isLifting && desk.isLive.value && desk.on({ button: colour }).some(isLegal);
  // In a turn Orders are lifted by the way; here they are what is asked about.
  const isOpen = isTarget || (desk.isLive.value && canExchange(desk, colour));
  return (
    <button
      type="button"
      class={`napoleonica-token${isLifted ? ' is-selected' : ''}${isOpen ? ' is-legal' : ''}`}
      aria-pressed={isLifted}
      data-target={isTarget ? targetKey({ button: colour }) : undefined}
      onClick={isLifting ? () => lift(desk, place) : undefined}
    >
      <Icon name={ORDER_SYMBOL[colour]} label={COLOUR_NAME[colour]} />
    </button>
  );
}

interface CountsProps {
  readonly label: string;
  readonly orders: Orders;
}

/** Orders by colour, as numbers beside their signs. */
const Counts = ({ label, orders }: CountsProps) => (
  <span class="napoleonica-counts" title={ordersInWords(orders)}>
    <small>{label}</small>
    {ORDER_COLOURS.map((colour) => (
      <span key={colour}>
        <Icon name={ORDER_SYMBOL[colour]} label={COLOUR_NAME[colour]} />
        <b class="num">{countOf(orders, colour)}</b>
      </span>
    ))}
  </span>
);

const Bag = ({ count }: { readonly count: number }) => (
  <svg class="napoleonica-bag" viewBox="0 0 70 80" aria-hidden="true">
    <path d="M20 22q-16 16-16 34 0 20 31 20t31-20q0-18-16-34z" class="leather" />
    <path d="M18 22q17 7 34 0l6-14q-7 4-11 0-6 5-12 0-6 5-12 0-4 4-11 0z" class="leather" />
    <path d="M17 23q18 8 36 0M20 27q-10 4-12 14" class="cord" />
    <text x="35" y="60">
      {count}
    </text>
  </svg>
);

export function Pouch({ desk, battle, owner }: PouchProps) {
  const { pouch, corruption, faction } = battle.players[owner];
  const enemy = battle.players[opponentOf(owner)];
  const tokens = ownTokens(desk.shown.value.view);
  return (
    <section class="napoleonica-pouch sheet" data-whole aria-label={tell(inTheTray.orders)}>
      <span role="img" aria-label={tell(inTheTray.pouch, { count: pouch.count })}>
        <Bag count={pouch.count} />
      </span>
      <div>
        <span class="head">
          <b>{tell(tokens.length === 0 ? inTheTray.ordersNone : inTheTray.orders)}</b>
          {faction === 'abyss' && (
            <small title={tell(inTheTray.corruption, { count: corruption })}>
              <Icon name="mk-corruption" label={tell(inTheTray.corruptionSign)} /> {corruption}
            </small>
          )}
        </span>
        <span class="napoleonica-tokens">
          {tokens.map((colour, place) => (
            <Token key={place} desk={desk} place={place} colour={colour} />
          ))}
        </span>
      </div>
      <div class="known">
        {pouch.orders !== null && <Counts label={tell(inTheTray.pouchLeft)} orders={pouch.orders} />}
        <small>
          {tell(inTheTray.enemy, {
            orders: enemy.screen.count,
            pouch: enemy.pouch.count,
            cards: enemy.hand.length,
          })}
        </small>
        <Counts label={tell(inTheTray.enemyUnseen)} orders={unseenOrders(battle, opponentOf(owner))} />
      </div>
    </section>
  );
}
