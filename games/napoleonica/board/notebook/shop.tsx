// NAP-TRN.4, NAP-TRN.12, NAP-SOL.7: the right page asks what to buy: units, detachments, buildings, artifacts with their prices.
import { isLegal, legalIn } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useState } from 'preact/hooks';
import { notebookOf } from '../../army/books.ts';
import type { Notebook } from '../../army/notebook.ts';
import { isArtifactWare, isBuilding, priceOf, totalOf, type Ware, wareName } from '../../army/prices.ts';
import { type Cart, waresFor } from '../../army/purchases.ts';
import { suggestedMuster } from '../../army/suggestions.ts';
import { building } from '../../data/buildings.ts';
import { detachment, isDetachment } from '../../data/detachments.ts';
import { artifact } from '../../data/items.ts';
import { isUnitType, unitCard } from '../../data/units.ts';
import type { Desk } from '../desk.ts';
import { UnitCard } from '../drawing/unit-card.tsx';
import { cartIn } from '../input/drafts.ts';
import { ownerOf, procIn } from '../input/moment.ts';
import { ARM_NAME, BRANCH_NAME, printed } from '../words/names.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';
import { Envelope } from './envelope.tsx';
import { UnitGist } from './unit-gist.tsx';

const SHELVES: readonly { readonly title: string; has(ware: Ware): boolean }[] = [
  { title: words.units, has: isUnitType },
  { title: words.detachments, has: isDetachment },
  { title: words.buildings, has: isBuilding },
  { title: words.artifacts, has: isArtifactWare },
];

function sayOf(ware: Ware): string {
  if (isBuilding(ware)) return building(ware).text;
  if (isArtifactWare(ware)) return artifact(ware).text;
  if (!isDetachment(ware)) return BRANCH_NAME[unitCard(ware).branch];
  const { arm, gives } = detachment(ware);
  return tell(words.detachmentSay, { arm: ARM_NAME[arm], ability: printed(gives.name) });
}

const ownedOf = (notebook: Notebook, ware: Ware): number =>
  [
    ...notebook.muster.map(({ type }) => type),
    ...notebook.detachments,
    ...notebook.buildings,
    ...notebook.artifacts,
  ].filter((each) => each === ware).length;

interface WareRowProps {
  readonly desk: Desk;
  readonly ware: Ware;
  readonly notebook: Notebook;
  readonly cart: Cart;
  /** It is pointed at. */
  onLook(ware: Ware): void;
}

function WareRow({ desk, ware, notebook, cart, onLook }: WareRowProps) {
  const target = { card: ware };
  const offer = desk.on(target).find(({ action }) => action.type === 'buy');
  const canBuy = offer !== undefined && isLegal(offer) && desk.isLive.value;
  const price = priceOf(ware, [...notebook.buildings, ...cart.filter(isBuilding)]);
  const full = priceOf(ware, []);
  const owned = ownedOf(notebook, ware);
  const chosen = cart.filter((each) => each === ware).length;
  return (
    <li class={chosen > 0 ? 'is-chosen' : ''}>
      <button
        type="button"
        class={canBuy ? 'is-legal' : ''}
        aria-disabled={canBuy ? undefined : 'true'}
        data-target={targetKey(target)}
        onPointerEnter={() => onLook(ware)}
        onFocus={() => onLook(ware)}
      >
        <span>
          {tell(wareName(ware))}
          {isUnitType(ware) && unitCard(ware).unique && <i> ★</i>}
          <small>{tell(sayOf(ware))}</small>
          {isUnitType(ware) && <UnitGist type={ware} />}
        </span>
        {owned + chosen > 0 && <small class="own">{tell(words.own, { count: owned + chosen })}</small>}
        <b>
          {price !== full && <s>{full}</s>}
          {price}
        </b>
      </button>
    </li>
  );
}

function Basket({ desk, cart, notebook }: Pick<WareRowProps, 'desk' | 'cart' | 'notebook'>) {
  const back = (ware: Ware) =>
    desk.offers().filter(({ action }) => action.type === 'putBack' && action.ware === ware);
  return (
    <footer>
      <b>{tell(words.chosen)}</b>
      {cart.length === 0 && <span>{tell(words.chosenNone)}</span>}
      {cart.map((ware, i) => (
        <Button
          key={`${ware}${i}`}
          icon="ui-close"
          label={tell(words.putBack, { item: wareName(ware) })}
          onClick={() => desk.choose(back(ware), null)}
        >
          {tell(wareName(ware))}
        </Button>
      ))}
      <span class="sum">
        {tell(words.cartSum, { sum: totalOf(cart, notebook.buildings), treasury: notebook.treasury })}
      </span>
    </footer>
  );
}

/** NAP-TRN.4: a start for whoever wants one; it stays, so that nothing moves under the hand that buys. */
function Suggestion({ desk, cart, notebook }: Pick<WareRowProps, 'desk' | 'cart' | 'notebook'>) {
  const fill = (): void => {
    const steps = [
      ...cart.map((ware) => ({ type: 'putBack', ware }) as const),
      ...suggestedMuster(notebook).map((ware) => ({ type: 'buy', ware }) as const),
    ];
    void desk.submitEach((offers) => {
      const next = steps.shift();
      return legalIn(offers).find(
        ({ action }) => action.type === next?.type && 'ware' in action && action.ware === next.ware,
      );
    });
  };
  return <Button onClick={fill}>{tell(words.suggest)}</Button>;
}

export function Shop({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const notebook = notebookOf(view, ownerOf(view));
  const cart = cartIn(view);
  const isMuster = notebook.muster.length === 0;
  const isSecret = procIn(view) === 'shop' && view.series !== null;
  const wares = waresFor(notebook, isMuster ? 'muster' : 'interval');
  const isAsked = desk.offers().length > 0;
  const [looked, setLooked] = useState<Ware | null>(null);
  return (
    <section class="book-page shop" aria-label={tell(isMuster ? words.shopMuster : words.shopInterval)}>
      <header>
        <h2>{tell(isMuster ? words.shopMuster : words.shopInterval)}</h2>
        {isSecret && <span>{tell(words.shopSecret)}</span>}
        {isSecret && <Envelope view={view} />}
        <RuleLink rule={isMuster ? 'NAP-TRN.4' : 'NAP-TRN.12'} />
        {isMuster && isAsked && <Suggestion desk={desk} cart={cart} notebook={notebook} />}
      </header>
      <div class="shelves">
        {SHELVES.map(({ title, has }) => {
          const shelf = wares.filter(has);
          return shelf.length === 0 ? null : (
            <div key={title}>
              <h3>{tell(title)}</h3>
              <ul>
                {shelf.map((ware) => (
                  <WareRow
                    key={ware}
                    desk={desk}
                    ware={ware}
                    notebook={notebook}
                    cart={cart}
                    onLook={setLooked}
                  />
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <div class="counter">
        {looked !== null && isUnitType(looked) && <UnitCard type={looked} />}
        {procIn(view) === 'shop' && <Basket desk={desk} cart={cart} notebook={notebook} />}
      </div>
    </section>
  );
}
