import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SwitchProps {
  readonly name: string;
  readonly on: boolean;
  /** One line that says what changes. */
  readonly say?: ComponentChildren;
  /** Stands beside the line but outside the label, so that a link in it can be followed. */
  readonly more?: ComponentChildren;
  onChange(on: boolean): void;
}

/** A setting that is on or off: knob, tick and colour say so. */
export function Switch({ name, on, say, more, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div class="opt">
      <span class="knob">
        <input
          type="checkbox"
          role="switch"
          id={id}
          checked={on}
          aria-checked={on}
          aria-describedby={say === undefined ? undefined : `${id}-say`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span class="sw" aria-hidden="true" />
      </span>
      <span class="tx">
        <label for={id}>
          <b>{name}</b>
        </label>
        {say !== undefined && (
          <span class="say" id={`${id}-say`}>
            {say}
          </span>
        )}{' '}
        {more}
      </span>
    </div>
  );
}
