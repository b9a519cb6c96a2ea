import { Icon } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import type { UnitView } from '../../../view.ts';
import { cardName } from '../../words/names.ts';

/** Markers that lie on a unit, in the order they are read. */
function markersOf(unit: UnitView): readonly SymbolName[] {
  const markers: SymbolName[] = [];
  if (unit.activated) markers.push('mk-activation');
  if (unit.formation !== null) markers.push(`mk-${unit.formation}`);
  if (unit.chargeTurn !== null) markers.push('mk-charge');
  if (unit.disarray) markers.push('mk-disarray');
  if (unit.dismounted) markers.push('mk-dismounted');
  if (unit.outflankMarker || unit.exposed) markers.push('mk-outflank');
  return markers;
}

const ATTACHED_SYMBOL: { readonly [card: string]: SymbolName } = {
  G08: 'pat-fr',
  G09: 'arm-leader',
  F07: 'nat-france',
  P05: 'nat-prussia',
};

/** What lies on the card: markers, casualties, attached cards. `tellPiece` says the same in words. */
export const UnitMarkers = ({ unit }: { readonly unit: UnitView }) => (
  <>
    <span class="saga-tokens" aria-hidden="true">
      {markersOf(unit).map((name) => (
        <Icon key={name} name={name} />
      ))}
    </span>
    {unit.cas > 0 && (
      <span class={`saga-cas${unit.cas > 3 ? ' is-many' : ''}`} aria-hidden="true">
        {Array.from({ length: unit.cas }, (_, i) => (
          <Icon key={`${i}`} name="mk-casualty" />
        ))}
      </span>
    )}
    {unit.attached.length > 0 && (
      <span class="saga-attached" aria-hidden="true">
        {unit.attached.map((card, i) => (
          <span key={`${i}`}>
            <Icon name={ATTACHED_SYMBOL[card] ?? 'arm-leader'} />
            <i>{cardName(card)}</i>
          </span>
        ))}
      </span>
    )}
  </>
);
