// The middle of the table: the field, and beside it the Escalation card and the attack in progress.
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import type { Desk } from '../desk.ts';
import { BetweenBattles } from './between-battles.tsx';
import { FieldMap } from './field/field-map.tsx';
import { AttackPanel } from './tray/attack-panel.tsx';
import { EscalationCard } from './tray/escalation.tsx';

export function Board({ desk }: { readonly desk: Desk }) {
  const { battle } = desk.shown.value.view;
  const room = useSizeClass();
  if (battle === null) return <BetweenBattles desk={desk} />;
  return (
    <div class={`nap-board is-${room}`}>
      <FieldMap desk={desk} battle={battle} />
      <div class="nap-side">
        <EscalationCard battle={battle} />
        {room === 'wide' && <AttackPanel desk={desk} battle={battle} />}
      </div>
    </div>
  );
}
