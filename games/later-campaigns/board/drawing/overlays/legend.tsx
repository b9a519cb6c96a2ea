// The legend: a small button on the map, and behind it what can be laid over it.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { useState } from 'preact/hooks';
import { overlayNames, overlayWords } from '../../words/sentences-overlays.ts';
import { type ChosenOverlays, OVERLAYS } from './chosen.ts';

export function Legend({ overlays: { shown, toggle } }: { readonly overlays: ChosenOverlays }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="later-campaigns-legend" data-layer>
      <button
        type="button"
        class="btn"
        aria-expanded={isOpen}
        aria-label={tell(overlayWords.open)}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="ui-eye" />
      </button>
      {isOpen && (
        <fieldset>
          <legend>{tell(overlayWords.title)}</legend>
          {OVERLAYS.map((overlay) => (
            <label key={overlay}>
              <input type="checkbox" checked={shown.includes(overlay)} onChange={() => toggle(overlay)} />
              {tell(overlayNames[overlay])}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
