// Behind the eye: what can be laid over the map, each with the line it is drawn with.
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { useEffect } from 'preact/hooks';
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
  onClose(): void;
}

/** What one sees of it, or why one sees nothing. */
function hintFor(overlay: Overlay, { desk, spot }: LegendListProps): string {
  const laid = laidBy(desk, spot);
  if (laid === null) return tell(overlayWords.players);
  return tell(isNothingShown(overlay, laid) ? overlayNothing[overlay] : overlayHints[overlay]);
}

/** Before the map hears of it: whoever is chosen stays so. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

export function LegendList(props: LegendListProps) {
  const { shown, toggle, clear, onClose } = props;
  useEscape(onClose);
  return (
    <fieldset>
      <legend>{tell(overlayWords.title)}</legend>
      <div class="ends">
        {shown.length > 0 && (
          <Button kind="ghost" onClick={clear}>
            {tell(overlayWords.clear)}
          </Button>
        )}
        <Button kind="ghost" icon="ui-close" label={tell(overlayWords.close)} onClick={onClose} />
      </div>
      {OVERLAYS.map((overlay) => (
        <label key={overlay}>
          <input type="checkbox" checked={shown.includes(overlay)} onChange={() => toggle(overlay)} />
          <i class={`is-${overlay}`} aria-hidden="true" />
          {tell(overlayNames[overlay])}
        </label>
      ))}
      {shown.length > 0 && (
        <ul role="status">
          {shown.map((overlay) => (
            <li key={overlay}>
              <i class={`is-${overlay}`} aria-hidden="true" />
              {hintFor(overlay, props)}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
