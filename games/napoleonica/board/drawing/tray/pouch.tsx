// NAP-CMP.4: the pouch with what is left in it, and the Orders behind the screen. Orders are lifted by a press: the first
// pays, the others are exchanged.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { OrderColour } from '../../../data/words.ts';
import type { BattleView } from '../../../view.ts';
import { opponentOf, type Player } from '../../../vocabulary.ts';
import { COLOUR_NAME } from '../../../words/colours.ts';
import type { Desk } from '../../desk.ts';
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

function pressToken(desk: Desk, place: number, colour: OrderColour, at: Element): void {
  if (!desk.isLive.value) return;
  if (!LIFTING.includes(procIn(desk.shown.value.view))) {
    desk.choose(desk.on({ button: colour }), at);
    return;
  }
  const picked = desk.selection.value;
  const places = picked?.kind === 'orders' ? picked.places : [];
  const next = places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
  desk.selection.value = next.length === 0 ? null : { kind: 'orders', places: next };
}

function Token({
  desk,
  place,
  colour,
}: {
  readonly desk: Desk;
  readonly place: number;
  readonly colour: OrderColour;
}) {
  const picked = desk.selection.value;
  const isLifted = picked?.kind === 'orders' && picked.places.includes(place);
  const isOpen =
    !LIFTING.includes(procIn(desk.shown.value.view)) && desk.on({ button: colour }).some(isLegal);
  return (
    <button
      type="button"
      class={`napoleonica-token${isLifted ? ' is-selected' : ''}${isOpen ? ' is-legal' : ''}`}
      aria-pressed={isLifted}
      onClick={(event) => pressToken(desk, place, colour, event.currentTarget)}
    >
      <Icon name={ORDER_SYMBOL[colour]} label={COLOUR_NAME[colour]} />
    </button>
  );
}

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
  const inside =
    pouch.orders === null ? null : tell(inTheTray.pouchHolds, { orders: ordersInWords(pouch.orders) });
  return (
    <section class="napoleonica-pouch sheet" aria-label={tell(inTheTray.orders)}>
      <span
        title={inside ?? undefined}
        role="img"
        aria-label={inside ?? tell(inTheTray.pouch, { count: pouch.count })}
      >
        <Bag count={pouch.count} />
      </span>
      <div>
        <b>{tell(tokens.length === 0 ? inTheTray.ordersNone : inTheTray.orders)}</b>
        <span class="napoleonica-tokens">
          {tokens.map((colour, place) => (
            <Token key={place} desk={desk} place={place} colour={colour} />
          ))}
        </span>
        {faction === 'abyss' && (
          <small>
            <Icon name="mk-corruption" /> {tell(inTheTray.corruption, { count: corruption })}
          </small>
        )}
        <small>{tell(inTheTray.enemy, { orders: enemy.screen.count, cards: enemy.hand.length })}</small>
      </div>
    </section>
  );
}
