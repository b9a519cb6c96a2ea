// Behind the eye: what can be laid over the map, each with the line it is drawn with.
import { tell } from '@grognard/desk/words/tell.ts';
import { overlayHints, overlayNames, overlayWords } from '../../words/sentences-overlays.ts';
import { type ChosenOverlays, OVERLAYS } from './chosen.ts';
import './legend-list.css';

export const LegendList = ({ shown, toggle }: ChosenOverlays) => (
  <fieldset>
    <legend>{tell(overlayWords.title)}</legend>
    {OVERLAYS.map((overlay) => (
      <label key={overlay}>
        <input type="checkbox" checked={shown.includes(overlay)} onChange={() => toggle(overlay)} />
        <i class={`is-${overlay}`} aria-hidden="true" />
        <span>
          {tell(overlayNames[overlay])}
          {shown.includes(overlay) && <small>{tell(overlayHints[overlay])}</small>}
        </span>
      </label>
    ))}
  </fieldset>
);
