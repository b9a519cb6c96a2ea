import './option-list.css';
import type { Field, Lobby } from '@grognard/desk';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Segment } from '@grognard/desk/parts/segment.tsx';
import { Switch } from '@grognard/desk/parts/switch.tsx';
import { translate } from '@grognard/desk/words/tell.ts';
import type { Json } from '@grognard/kernel';
import { useId, useState } from 'preact/hooks';

interface Props {
  readonly lobby: Lobby;
  readonly options: Json;
  onChange(options: Json): void;
}
interface FieldProps extends Props {
  readonly field: Field;
}

/** What the option changes; when it does not go well with the others, that instead. */
function Say({ lobby, options, field }: Omit<FieldProps, 'onChange'>) {
  const remark = lobby.remark(options, field.key);
  if (remark === null)
    return (
      <>
        <span class="say">{field.say}</span> <RuleLink rule={field.rule} />
      </>
    );
  return (
    <span class="remark">
      {remark.text} <RuleLink rule={remark.rule} />
    </span>
  );
}

function Pictures(props: FieldProps & { readonly field: Field & { kind: 'pictures' } }) {
  const { lobby, options, field, onChange } = props;
  const group = useId();
  const { Picture } = field;
  return (
    <span class="pictures" role="radiogroup" aria-label={field.name}>
      {field.choices.map(({ value, name }) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            checked={lobby.value(options, field.key) === value}
            onChange={() => onChange(lobby.change(options, field.key, value))}
          />
          <Picture value={value} />
          <span>{name}</span>
        </label>
      ))}
    </span>
  );
}

function Answer(props: FieldProps) {
  const { lobby, options, field, onChange } = props;
  const value = lobby.value(options, field.key);
  if (field.kind === 'pictures') return <Pictures {...props} field={field} />;
  if (field.kind === 'segment')
    return (
      <Segment
        label={field.name}
        choices={field.choices}
        value={typeof value === 'string' ? value : null}
        onChange={(chosen) => onChange(lobby.change(options, field.key, chosen))}
      />
    );
  return null;
}

/** An editor stays closed, and is not even there, until somebody wants it or something is wrong in it. */
function Folded(props: FieldProps & { readonly field: Field & { kind: 'editor' } }) {
  const { lobby, options, field, onChange } = props;
  const [isOpen, setOpen] = useState(field.isOpen === true || lobby.remark(options, field.key) !== null);
  return (
    <details class="opt fold" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{field.name}</b> <span class="say">{field.say}</span>
      </summary>
      {isOpen && (
        <>
          <p>
            <Say lobby={lobby} options={options} field={{ ...field, say: '' }} />
          </p>
          <field.Editor options={options} onChange={onChange} />
        </>
      )}
    </details>
  );
}

function Option(props: FieldProps) {
  const { lobby, options, field, onChange } = props;
  if (field.kind === 'switch')
    return (
      <Switch
        name={field.name}
        on={lobby.value(options, field.key) === true}
        more={<Say lobby={lobby} options={options} field={field} />}
        onChange={(on) => onChange(lobby.change(options, field.key, on))}
      />
    );
  if (field.kind === 'editor') return <Folded {...props} field={field} />;
  return (
    <div class="opt wide">
      <span class="tx">
        <b>{field.name}</b>
        <Say lobby={lobby} options={options} field={field} />
      </span>
      <Answer {...props} />
    </div>
  );
}

/** A field as the game declares it, in the language of the page. */
function inLanguage(field: Field): Field {
  const words = { name: translate(field.name), say: translate(field.say) };
  if (field.kind !== 'segment' && field.kind !== 'pictures') return { ...field, ...words };
  const choices = field.choices.map((choice) => ({ ...choice, name: translate(choice.name) }));
  return { ...field, ...words, choices };
}

/** Switches and pictures first, what only some players want folded below. */
export function OptionList({ lobby, options, onChange }: Props) {
  return (
    <>
      {lobby.fields
        .filter(({ key }) => lobby.isShown(options, key))
        .map((field) => (
          <Option
            key={field.key}
            lobby={lobby}
            options={options}
            field={inLanguage(field)}
            onChange={onChange}
          />
        ))}
    </>
  );
}
