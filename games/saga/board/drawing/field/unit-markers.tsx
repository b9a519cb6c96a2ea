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

interface UnitMarkersProps {
  readonly unit: UnitView;
  /** Why the viewer knows a face-down unit: it is his own, or he has scouted it. */
  readonly secret: string | null;
}

/** What lies on the card: markers, attached cards, casualties. `tellPiece` says the same in words. */
export const UnitMarkers = ({ unit, secret }: UnitMarkersProps) => (
  <>
    <span class="saga-lying" aria-hidden="true">
      {secret !== null && (
        <span class="saga-only-you">
          <Icon name="ui-eye" />
          <i>{secret}</i>
        </span>
      )}
      <span class="saga-tokens">
        {markersOf(unit).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </span>
      {unit.attached.length > 0 && (
        <span class="saga-attached">
          {unit.attached.map((card, i) => (
            <span key={`${i}`}>
              <Icon name={ATTACHED_SYMBOL[card] ?? 'arm-leader'} />
              <i>{cardName(card)}</i>
            </span>
          ))}
        </span>
      )}
    </span>
    {unit.cas > 0 && <Casualties count={unit.cas} />}
  </>
);

/** A drop each; where there is no room, one drop with their number. */
const Casualties = ({ count }: { readonly count: number }) => (
  <span class={`saga-cas${count > 3 ? ' is-many' : ''}`} aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <Icon key={`${i}`} name="mk-casualty" />
    ))}
    <svg class="saga-drop" viewBox="0 0 20 26">
      <path d="M10 1C13 7 18 11 18 17a8 8 0 0 1-16 0C2 11 7 7 10 1z" />
      <text x="10" y="21.500">
        {count}
      </text>
    </svg>
  </span>
);
