// The middle of the table: the field, and beside it the Escalation card, the attack or the card of a unit.
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { BattleView } from '../../view.ts';
import type { Desk } from '../desk.ts';
import { placedNext } from '../input/choices.ts';
import { activeUnit, unitOn } from '../input/units-in-view.ts';
import { typeName } from '../words/names.ts';
import { inTheTray } from '../words/sentences.ts';
import { BetweenBattles } from './between.tsx';
import { FieldMap, useField } from './field/field-map.tsx';
import { Miniature } from './field/miniatures.tsx';
import { mirrored } from './mirrored.ts';
import { Answers } from './tray/answers.tsx';
import { AttackPanel, hasAttack } from './tray/attack-panel.tsx';
import { EscalationCard } from './tray/escalation.tsx';
import { UnitCard } from './unit-card.tsx';

interface LookProps {
  readonly desk: Desk;
  readonly battle: BattleView;
  readonly spot: number | null;
}

/** The unit that is pointed at, else the one that is activated, else the one that is placed next. */
function UnitLookedAt({ desk, battle, spot }: LookProps) {
  const next = placedNext(desk);
  const unit = unitOn(battle, spot) ?? activeUnit(battle) ?? battle.units.find(({ id }) => id === next);
  return unit === undefined ? null : <UnitCard type={unit.type} unit={unit} isExplained />;
}

/** Where the desk is out of sight: which unit the next press on a hex will place. */
function PlacedNext({ desk, battle }: Omit<LookProps, 'spot'>) {
  const next = placedNext(desk);
  const unit = battle.units.find(({ id }) => id === next);
  if (unit === undefined || !desk.isLive.value) return null;
  return (
    <p class="napoleonica-next sheet" data-layer>
      <svg viewBox="-42 -40 84 78" aria-hidden="true">
        <Miniature unit={unit} />
      </svg>
      {tell(inTheTray.placedNext, { unit: typeName(unit.type) })}
    </p>
  );
}

function Battlefield({ desk, battle }: { readonly desk: Desk; readonly battle: BattleView }) {
  const room = useSizeClass();
  const map = useField(desk, battle);
  const isWide = room === 'wide';
  return (
    <div class={`napoleonica-board is-${room}${mirrored(battle)}`}>
      <FieldMap desk={desk} battle={battle} map={map} />
      <div class="napoleonica-side">
        <EscalationCard desk={desk} battle={battle} />
        {(room === 'narrow' || room === 'rail') && <PlacedNext desk={desk} battle={battle} />}
        {isWide && <Answers desk={desk} />}
        {isWide && <AttackPanel desk={desk} battle={battle} spot={map.spot.value} />}
        {isWide && !hasAttack(battle) && <UnitLookedAt desk={desk} battle={battle} spot={map.spot.value} />}
      </div>
    </div>
  );
}

export function Board({ desk }: { readonly desk: Desk }) {
  const { battle } = desk.shown.value.view;
  // What follows a battle of a campaign is shown on its map, beat by beat.
  const isOnMap = (desk.playing.value?.scene.world ?? null) !== null;
  return battle === null || isOnMap ? (
    <BetweenBattles desk={desk} />
  ) : (
    <Battlefield desk={desk} battle={battle} />
  );
}
