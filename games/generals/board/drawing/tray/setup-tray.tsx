import type { Desk } from '@grognard/web/table/game-board.ts';
import { ARM_NAME } from '../../../names.ts';
import type { View } from '../../../view.ts';
import { ARMS, type Arm, SECTORS, type Sector } from '../../../vocabulary.ts';
import { pick, selectionOf } from '../../input/selection.ts';
import { offersIn, viewIn } from '../../reading.ts';
import { capital, countOf, isSide, sectorName } from '../../words/names.ts';
import { Counter } from '../counter.tsx';

const placed = (view: View, arm: Arm): number =>
  SECTORS.reduce((sum, sector) => sum + (view.deployment?.[sector]?.[arm] ?? 0), 0);

function ArmStack({ desk, view, arm }: { readonly desk: Desk; readonly view: View; readonly arm: Arm }) {
  const { pick: picked } = selectionOf(desk);
  const { viewer } = view;
  if (!isSide(viewer)) return null;
  const left =
    view.units.filter((unit) => unit.side === viewer && unit.arm === arm && unit.at === 'tray').length -
    placed(view, arm);
  const isPicked = picked?.kind === 'place' && picked.arm === arm;
  return (
    <button
      type="button"
      class={`generals-stack${isPicked ? ' is-selected' : ''}`}
      aria-pressed={isPicked}
      data-target={`card:place-${arm}`}
      onClick={() => pick(desk, isPicked ? null : { kind: 'place', arm })}
    >
      <svg viewBox="-30 -22 60 44" aria-hidden="true">
        <Counter face={{ side: viewer, arm, spent: false, routed: false, square: false }} w={50} />
      </svg>
      <b>{ARM_NAME[arm]}</b>
      <span>{left} to place</span>
    </button>
  );
}

function SectorList({ desk, sector }: { readonly desk: Desk; readonly sector: Sector }) {
  const back = offersIn(desk.offers()).filter(
    ({ action, isLegal }) => isLegal && action.type === 'unplace' && action.sector === sector,
  );
  const here = viewIn(desk.shown.value).deployment?.[sector];
  if (here === undefined) return null;
  return (
    <li>
      <b class="num">{sectorName(sector)}</b>
      {ARMS.filter((arm) => here[arm] > 0).map((arm) => {
        const offer = back.find(({ action }) => action.type === 'unplace' && action.arm === arm);
        return (
          <button
            key={arm}
            type="button"
            class="btn generals-small"
            disabled={offer === undefined}
            onClick={() => offer !== undefined && void desk.submit(offer.wire.action)}
          >
            {capital(countOf(here[arm], arm))} −
            <span class="sr"> take one back from {sectorName(sector)}</span>
          </button>
        );
      })}
    </li>
  );
}

/** GEN-5.9: choose an arm, then press the sectors that get one. */
export function SetupTray({ desk }: { readonly desk: Desk }) {
  const view = viewIn(desk.shown.value);
  const canFill =
    desk.isLive.value &&
    offersIn(desk.offers()).some(({ action, isLegal }) => isLegal && action.type === 'place');
  return (
    <div class="sheet generals-setup">
      <header>
        <h2>Your army</h2>
        <span class="headline">six units in each home sector, twelve in reserve</span>
        {canFill && (
          <button
            type="button"
            class="btn"
            onClick={() =>
              void desk.submitEach(
                (fresh) =>
                  offersIn(fresh).find(({ action, isLegal }) => isLegal && action.type === 'place')?.wire,
              )
            }
          >
            Place the rest
          </button>
        )}
      </header>
      <div class="generals-stacks">
        {ARMS.map((arm) => (
          <ArmStack key={arm} desk={desk} view={view} arm={arm} />
        ))}
        <ol>
          {SECTORS.map((sector) => (
            <SectorList key={sector} desk={desk} sector={sector} />
          ))}
        </ol>
      </div>
    </div>
  );
}
