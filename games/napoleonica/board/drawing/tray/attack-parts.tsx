// What the panel of an attack is made of, before it is declared and while it goes on.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { percent } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { PoolDie } from '../../../attack-record.ts';
import type { Unit } from '../../../state.ts';
import type { BattleView } from '../../../view.ts';
import { typeName } from '../../words/names.ts';
import { attackWords, dieSources } from '../../words/sentences-attack.ts';
import { DieIcon } from '../dice.tsx';
import { ARMY } from '../field/figures.tsx';
import { EMBLEM } from '../field/miniatures.tsx';

interface PartyProps {
  readonly battle: BattleView;
  readonly unit: Unit | undefined;
  readonly note: string;
}

export function Party({ battle, unit, note }: PartyProps) {
  if (unit === undefined) return null;
  const { faction } = battle.players[unit.owner];
  const army = ARMY[faction];
  return (
    <span class={`party of-${unit.owner}`}>
      <i style={`background:var(--${army});color:var(--${army}-on);--cut:var(--${army})`}>
        <Icon name={EMBLEM[faction]} />
      </i>
      <b>{typeName(unit.type)}</b>
      <small>{note}</small>
    </span>
  );
}

/** NAP-ATK.17: where each die comes from. */
export function Sources({ pool }: { readonly pool: readonly PoolDie[] }) {
  const rules = [...new Set(pool.map(({ rule }) => rule))];
  return (
    <p class="sources">
      {rules.map((rule) => (
        <span key={rule}>
          {pool
            .filter((die) => die.rule === rule)
            .map(({ die }, i) => (
              <DieIcon key={i} die={die} face={null} size={18} />
            ))}
          {tell(dieSources[rule] ?? attackWords.otherDice)} <RuleLink rule={rule} />
        </span>
      ))}
    </p>
  );
}

interface ShareProps {
  readonly label: string;
  readonly value: number;
}

/** How likely something is, as a bar and a number. */
export const Share = ({ label, value }: ShareProps) => (
  <div class="share">
    <span>{label}</span>
    <i style={`--p:${Math.round(value * 100)}%`} />
    <b class="num">{percent(value)}</b>
  </div>
);
