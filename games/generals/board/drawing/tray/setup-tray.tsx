import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { ARM_NAME } from '../../../names.ts';
import { ARMS, type Arm, SECTORS, type Sector } from '../../../vocabulary.ts';
import type { Desk, Offer } from '../../desk.ts';
import { pick, pickedOn } from '../../input/selection.ts';
import { countOf, isSide, sectorName } from '../../words/names.ts';
import { setupWords } from '../../words/sentences-sheet.ts';
import { Counter } from '../counter.tsx';
import { deployedUnits } from '../deployed-units.ts';
import { TraySheet } from './tray-sheet.tsx';

/** Pressed, it is chosen by itself: no thing of the table that answers or says why not. */
export function ArmStack({ desk, arm }: { readonly desk: Desk; readonly arm: Arm }) {
  const picked = pickedOn(desk);
  const { view } = desk.shown.value;
  const { viewer } = view;
  if (!isSide(viewer)) return null;
  const left = deployedUnits(view).filter(
    (unit) => unit.side === viewer && unit.arm === arm && unit.at === 'tray',
  ).length;
  const isPicked = picked?.kind === 'place' && picked.arm === arm;
  return (
    <button
      type="button"
      class={`generals-stack${isPicked ? ' is-selected' : ''}`}
      aria-pressed={isPicked}
      onClick={() => pick(desk, isPicked ? null : { kind: 'place', arm })}
    >
      <svg viewBox="-30 -22 60 44" aria-hidden="true">
        <Counter face={{ side: viewer, arm, spent: false, routed: false, square: false }} w={50} />
      </svg>
      <b>{ARM_NAME[arm]}</b>
      <span>{tell(setupWords.left, { count: left })}</span>
    </button>
  );
}

function SectorList({ desk, sector }: { readonly desk: Desk; readonly sector: Sector }) {
  const here = desk.shown.value.view.deployment?.[sector];
  if (here === undefined) return null;
  const takesBack = ({ action }: Offer, arm: Arm): boolean =>
    action.type === 'unplace' && action.sector === sector && action.arm === arm;
  return (
    <li>
      <b class="num">{sectorName(sector)}</b>
      {ARMS.filter((arm) => here[arm] > 0).map((arm) => {
        const offer = desk.offers().find((each) => isLegal(each) && takesBack(each, arm));
        return (
          <button
            key={arm}
            type="button"
            class="btn generals-small"
            disabled={offer === undefined}
            onClick={() => offer !== undefined && void desk.submit(offer.action)}
          >
            {countOf(here[arm], arm)} −
            <span class="sr"> {tell(setupWords.takeBack, { sector: sectorName(sector) })}</span>
          </button>
        );
      })}
    </li>
  );
}

const places = (offer: Offer): boolean => isLegal(offer) && offer.action.type === 'place';

/** GEN-5.9: choose an arm, then press the sectors that get one. */
export function SetupTray({ desk }: { readonly desk: Desk }) {
  const canFill = desk.isLive.value && desk.offers().some(places);
  const fill = (): void => void desk.submitEach((fresh) => fresh.find(places));
  return (
    <TraySheet
      class="generals-setup"
      title={tell(setupWords.title)}
      headline={tell(setupWords.headline)}
      tools={canFill && <Button onClick={fill}>{tell(setupWords.fill)}</Button>}
    >
      <div class="generals-stacks">
        {ARMS.map((arm) => (
          <ArmStack key={arm} desk={desk} arm={arm} />
        ))}
        <ol>
          {SECTORS.map((sector) => (
            <SectorList key={sector} desk={desk} sector={sector} />
          ))}
        </ol>
      </div>
    </TraySheet>
  );
}
