import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { ARM_NAME } from '../../../names.ts';
import type { Desk } from '../../desk.ts';
import { actionLabel } from '../../words/action-label.ts';
import { countOf, isSide, unitName } from '../../words/names.ts';
import { TraySheet } from './tray-sheet.tsx';
import { UnitCard } from './unit-card.tsx';

/** Section 15: saved orders turn pairs of routed units into fresh ones. */
export function RallyTray({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const { viewer, draft, units } = view;
  if (!isSide(viewer) || draft?.kind !== 'rally') return null;
  const legal = desk.isLive.value ? desk.offers().filter(isLegal) : [];
  return (
    <TraySheet
      class="generals-rally"
      title="Rally"
      headline="of each pair one comes back, the other goes home"
    >
      <ol>
        {(['I', 'C'] as const).map((arm) => {
          const canRally = legal.some(({ action }) => action.type === 'rally' && action.arm === arm);
          const routed = units.filter(
            ({ side, arm: own, at }) => side === viewer && own === arm && at === 'box',
          );
          const face = { side: viewer, arm, spent: false, routed: true, square: false };
          return (
            <UnitCard key={arm} face={face} where={`${capital(countOf(routed.length, arm))} routed`}>
              <button
                type="button"
                class="btn generals-small"
                data-target={`card:rally-${arm}`}
                aria-disabled={canRally ? undefined : 'true'}
              >
                Rally {ARM_NAME[arm]}
              </button>
            </UnitCard>
          );
        })}
        {draft.rallies.map((rallying, index) => {
          const back = legal.find(({ action }) => action.type === 'unrally' && action.index === index);
          const where =
            'arm' in rallying
              ? `${ARM_NAME[rallying.arm]} to the reserve`
              : `${unitName(rallying.unit)} on the spot`;
          return (
            <UnitCard key={`${index}`} where={where}>
              {back !== undefined && (
                <Button
                  class="generals-small generals-undoing"
                  label={actionLabel(back.action, view)}
                  onClick={() => void desk.submit(back.action)}
                >
                  Take back
                </Button>
              )}
            </UnitCard>
          );
        })}
      </ol>
    </TraySheet>
  );
}
