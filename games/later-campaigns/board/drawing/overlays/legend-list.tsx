// Behind the eye: what can be laid over the map, each with the line it is drawn with.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Hex } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { overlayHints, overlayNames, overlayNothing, overlayWords } from '../../words/sentences-overlays.ts';
import { type ChosenOverlays, OVERLAYS, type Overlay } from './chosen.ts';
import { laidBy } from './laid-by.ts';
import './legend-list.css';
import { isNothingShown } from './nothing-shown.ts';

export interface LegendListProps extends ChosenOverlays {
  readonly desk: Desk;
  readonly spot: Hex | null;
}

/** What one sees of it, or why one sees nothing. */
function hintFor(overlay: Overlay, { desk, spot }: LegendListProps): string {
  const laid = laidBy(desk, spot);
  if (laid === null) return tell(overlayWords.players);
  return tell(isNothingShown(overlay, laid) ? overlayNothing[overlay] : overlayHints[overlay]);
}

export function LegendList(props: LegendListProps) {
  const { shown, toggle } = props;
  return (
    <fieldset>
      <legend>{tell(overlayWords.title)}</legend>
      {OVERLAYS.map((overlay) => (
        <label key={overlay}>
          <input type="checkbox" checked={shown.includes(overlay)} onChange={() => toggle(overlay)} />
          <i class={`is-${overlay}`} aria-hidden="true" />
          <span>
            {tell(overlayNames[overlay])}
            {shown.includes(overlay) && <small>{hintFor(overlay, props)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
