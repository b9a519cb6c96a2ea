import './setup-cards.css';
import type { Lobby } from '@grognard/desk';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { translate } from '@grognard/desk/words/tell.ts';
import type { Json } from '@grognard/kernel';
import { useId } from 'preact/hooks';
import { t } from '../words/words.ts';

interface Props {
  readonly lobby: Lobby;
  readonly options: Json;
  onChange(options: Json): void;
}

/** Setups as cards, each with its small field. */
export function SetupCards({ lobby, options, onChange }: Props) {
  const group = useId();
  const { key, cards, Picture } = lobby.setup;
  const chosen = lobby.value(options, key);
  return (
    <div class="setups" role="radiogroup" aria-label={t('new.setup')}>
      {cards.map(({ value, name, text, rule }) => (
        <div key={value} class={value === chosen ? 'setup chosen' : 'setup'}>
          <label>
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => onChange(lobby.change(options, key, value))}
            />
            <Picture value={value} />
            <span class="about">
              <b>{translate(name)}</b>
              <span class="say">{translate(text)}</span>
            </span>
          </label>
          <RuleLink rule={rule} />
          {value === chosen && <Icon name="ui-check" class="tick" />}
        </div>
      ))}
    </div>
  );
}
