// Chances as a bar, with what each part means below it; the sentence beside it says the same.
import { tell } from '@grognard/desk/words/tell.ts';
import { ROLLS } from '../../odds/order-odds.ts';
import { barWords } from './words.ts';

type Part = keyof typeof barWords;

const PATTERN: { readonly [part in Part]: string } = {
  atOnce: 'sure',
  nextTurn: 'late',
  inDoubt: 'doubt',
  setAside: 'never',
  acts: 'sure',
  nothing: 'doubt',
  bad: 'never',
};

export const hundredths = (rolls: number): number => Math.round((100 * rolls) / ROLLS);

/** `parts` in 36ths. */
export const OddsBar = ({ parts }: { readonly parts: readonly (readonly [part: Part, rolls: number])[] }) => (
  <div class="later-campaigns-odds" aria-hidden="true">
    <div class="scale">
      {parts
        .filter(([, rolls]) => rolls > 0)
        .map(([part, rolls]) => (
          <span key={part} class={PATTERN[part]} style={{ flexGrow: rolls }}>
            {rolls > 2 && hundredths(rolls)}
          </span>
        ))}
    </div>
    <div class="key">
      {parts.map(([part]) => (
        <span key={part} class={PATTERN[part]}>
          {tell(barWords[part])}
        </span>
      ))}
    </div>
  </div>
);
