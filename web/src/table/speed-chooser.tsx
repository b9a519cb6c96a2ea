import { SPEEDS } from '@grognard/desk/playback/speeds.ts';
import { change, settings } from '../settings.ts';
import { t } from '../words/words.ts';

/** How long results are shown, where they are shown. */
export const SpeedChooser = () => (
  <label class="speed">
    <span class="sr">{t('watch.speed')}</span>
    <select
      value={settings.value.speed}
      onChange={({ currentTarget }) => {
        const speed = SPEEDS.find((each) => each === currentTarget.value);
        if (speed !== undefined) change({ speed });
      }}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {t(`speed.${speed}`)}
        </option>
      ))}
    </select>
  </label>
);
