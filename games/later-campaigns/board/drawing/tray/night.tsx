// NLC-16: most nights bring nothing to decide. Whoever leaves everybody to his orders ends such a turn with one press.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Desk } from '../../desk.ts';
import { canNightGoBy, nightGoesBy } from '../../input/as-ordered.ts';
import { trayWords } from '../../words/sentences-panel.ts';

export const Night = ({ desk }: { readonly desk: Desk }) =>
  desk.isLive.value && canNightGoBy(desk.shown.value.view, desk.offers()) ? (
    <button type="button" class="btn" onClick={() => nightGoesBy(desk)}>
      {tell(trayWords.night)}
    </button>
  ) : null;
