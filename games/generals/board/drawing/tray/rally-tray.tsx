import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { ARM_NAME } from '../../../names.ts';
import { savedBy } from '../../../orders/command.ts';
import type { Desk } from '../../desk.ts';
import { actionLabel } from '../../words/action-label.ts';
import { countOf, isSide, unitName } from '../../words/names.ts';
import { rallyWords } from '../../words/sentences-sheet.ts';
import { TraySheet } from './tray-sheet.tsx';
import { UnitCard } from './unit-card.tsx';

/** Section 15: saved orders turn pairs of routed units into fresh ones. */
export function RallyTray({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const { viewer, draft, units } = view;
  if (!isSide(viewer) || draft?.kind !== 'rally') return null;
  const left = savedBy(view, viewer, view.sheet) - draft.rallies.length;
  const legal = desk.isLive.value ? desk.offers().filter(isLegal) : [];
  return (
    <TraySheet
      class="generals-rally"
      title={tell(rallyWords.title)}
      headline={tell(left > 0 ? rallyWords.headline : rallyWords.noneLeft, { left })}
    >
      <ol>
        {(['I', 'C'] as const).map((arm) => {
          const canRally = legal.some(({ action }) => action.type === 'rally' && action.arm === arm);
          const routed = units.filter(
            ({ side, arm: own, at }) => side === viewer && own === arm && at === 'box',
          );
          if (routed.length === 0) return null;
          const face = { side: viewer, arm, spent: false, routed: true, square: false };
          return (
            <UnitCard
              key={arm}
              face={face}
              where={tell(rallyWords.routed, { units: countOf(routed.length, arm) })}
            >
              <button
                type="button"
                class="btn generals-small"
                data-target={`card:rally-${arm}`}
                aria-disabled={canRally ? undefined : 'true'}
              >
                {tell(rallyWords.rally, { arm: ARM_NAME[arm] })}
              </button>
            </UnitCard>
          );
        })}
        {draft.rallies.map((rallying, index) => {
          const back = legal.find(({ action }) => action.type === 'unrally' && action.index === index);
          const where =
            'arm' in rallying
              ? tell(rallyWords.toReserve, { arm: ARM_NAME[rallying.arm] })
              : tell(rallyWords.inPlace, { unit: unitName(rallying.unit) });
          return (
            <UnitCard key={`${index}`} where={where}>
              {back !== undefined && (
                <Button
                  class="generals-small generals-undoing"
                  label={actionLabel(back.action, view)}
                  onClick={() => void desk.submit(back.action)}
                >
                  {tell(rallyWords.takeBack)}
                </Button>
              )}
            </UnitCard>
          );
        })}
      </ol>
    </TraySheet>
  );
}
