import type { Turning } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Die } from '@grognard/desk/parts/die.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { percent } from '@grognard/desk/words/numbers.ts';
import { hrefTo } from '../router.ts';
import { t } from '../words/words.ts';

const Dice = ({ dice }: Pick<Turning, 'dice'>) => (
  <span class="dice">
    {dice.slice(0, 2).map((die, i) => (
      <Die key={i} {...die} label={`${die.face}`} />
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
