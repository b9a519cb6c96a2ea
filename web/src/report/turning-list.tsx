import type { Turning } from '@grognard/desk';
import { Button } from '../parts/button.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { hrefTo } from '../router.ts';
import { t } from '../words/words.ts';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

const Dice = ({ dice }: Pick<Turning, 'dice'>) => (
  <span class="dice">
    {dice.slice(0, 2).map(({ look, face }, i) => (
      <svg key={i} class={`die ${look}`} viewBox="0 0 48 48" role="img" aria-label={`${face}`}>
        <use href={`#d6-${face}`} />
      </svg>
    ))}
  </span>
);

interface Props {
  readonly id: string;
  readonly turnings: readonly Turning[];
}

/** The rolls on which the game turned, each with the way there. */
export const TurningList = ({ id, turnings }: Props) => (
  <ol class="plain turnings">
    {turnings.map((turning, i) => (
      <li key={turning.n}>
        <span class="disc num">{i + 1}</span>
        <Dice dice={turning.dice} />
        <span class="told">
          <b>{turning.title}</b> {turning.text}
          <span class="odds num">
            <span class="chip">{t('report.chance', { chance: percent(turning.chance) })}</span>
            <span>
              {t('report.winChance', {
                seat: turning.seatName,
                before: percent(turning.winBefore),
                after: percent(turning.winAfter),
              })}
            </span>
            <RuleLink rule={turning.rule} />
          </span>
        </span>
        <Button
          icon="ui-replay"
          label={t('report.goTo', { number: i + 1 })}
          href={hrefTo({ screen: 'replay', id, n: turning.n })}
        />
      </li>
    ))}
  </ol>
);
