import type { ComponentChildren } from 'preact';
import { Icon } from '../look/icon.tsx';
import type { SymbolName } from '../look/symbol-names.ts';

interface ButtonProps {
  readonly children?: ComponentChildren;
  /** 'primary' is sealing wax: at most one on a screen. 'ghost' has no edge. */
  readonly kind?: 'primary' | 'plain' | 'ghost';
  readonly icon?: SymbolName;
  /** Needed when there is no text inside. */
  readonly label?: string;
  /** Looks and sounds unavailable but stays in reach, so that it can explain itself. */
  readonly refused?: boolean;
  readonly pressed?: boolean;
  readonly current?: boolean;
  readonly class?: string;
  readonly type?: 'button' | 'submit';
  /** Makes it a link that looks like a button. */
  readonly href?: string;
  readonly describedBy?: string;
  readonly keys?: string;
  onClick?(event: MouseEvent): void;
}

const classOf = ({ kind = 'plain', class: extra }: ButtonProps): string =>
  ['btn', kind === 'plain' ? '' : kind, extra ?? ''].filter((part) => part !== '').join(' ');

export function Button(props: ButtonProps) {
  const {
    children,
    icon,
    label,
    href,
    onClick,
    type = 'button',
    refused,
    pressed,
    current,
    describedBy,
    keys,
  } = props;
  const inside = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </>
  );
  const shared = {
    class: classOf(props),
    'aria-label': label,
    title: children === undefined ? label : undefined,
    'aria-describedby': describedBy,
    'aria-keyshortcuts': keys,
    'aria-current': current === true ? ('true' as const) : undefined,
    onClick,
  };
  if (href !== undefined)
    return (
      <a href={href} {...shared}>
        {inside}
      </a>
    );
  return (
    <button
      type={type}
      aria-disabled={refused === true ? 'true' : undefined}
      aria-pressed={pressed}
      {...shared}
    >
      {inside}
    </button>
  );
}
