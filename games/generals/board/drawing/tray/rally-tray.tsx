import type { Desk } from '@grognard/web/table/game-board.ts';
import { ARM_NAME } from '../../../names.ts';
import { offersIn, viewIn } from '../../reading.ts';
import { actionLabel } from '../../words/action-label.ts';
import { capital, countOf, isSide, unitName } from '../../words/names.ts';
import { Counter } from '../counter.tsx';

/** Section 15: saved orders turn pairs of routed units into fresh ones. */
export function RallyTray({ desk }: { readonly desk: Desk }) {
  const view = viewIn(desk.shown.value);
  const { viewer, draft } = view;
  const legal = offersIn(desk.offers()).filter(({ isLegal }) => isLegal && desk.isLive.value);
  if (!isSide(viewer) || draft?.kind !== 'rally') return null;
  const routed = (arm: 'I' | 'C'): number =>
    view.units.filter((unit) => unit.side === viewer && unit.arm === arm && unit.at === 'box').length;
  return (
    <div class="sheet generals-rally">
      <header>
        <h2>Rally</h2>
        <span class="headline">of each pair one comes back, the other goes home</span>
      </header>
      <ol>
        {(['I', 'C'] as const).map((arm) => {
          const offer = legal.find(({ action }) => action.type === 'rally' && action.arm === arm);
          return (
            <li key={arm} class="generals-slot generals-unit-card">
              <svg viewBox="-30 -24 60 48" class="generals-card-face" aria-hidden="true">
                <Counter face={{ side: viewer, arm, spent: false, routed: true, square: false }} w={46} />
              </svg>
              <span class="generals-card-where">{capital(countOf(routed(arm), arm))} routed</span>
              <div class="generals-card-options">
                <button
                  type="button"
                  class="btn generals-small"
                  data-target={`card:rally-${arm}`}
                  aria-disabled={offer === undefined ? 'true' : undefined}
                >
                  Rally {ARM_NAME[arm]}
                </button>
              </div>
            </li>
          );
        })}
        {draft.rallies.map((rallying, index) => {
          const back = legal.find(({ action }) => action.type === 'unrally' && action.index === index);
          const what = 'arm' in rallying ? ARM_NAME[rallying.arm] : unitName(rallying.unit);
          return (
            <li key={`${index}`} class="generals-slot generals-unit-card">
              <span class="generals-card-where">
                {what} {'arm' in rallying ? 'to the reserve' : 'on the spot'}
              </span>
              {back !== undefined && (
                <div class="generals-card-options">
                  <button
                    type="button"
                    class="btn generals-small generals-undoing"
                    aria-label={actionLabel(back.action, view)}
                    onClick={() => void desk.submit(back.wire.action)}
                  >
                    Take back
                  </button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
