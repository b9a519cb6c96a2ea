import type { Target } from '@grognard/kernel';

/** A target as the page writes it beside what it draws: 'unit:wI3'. */
export const targetKey = (target: Target): string =>
  Object.entries(target)
    .map(([kind, value]) => `${kind}:${value}`)
    .join();

export function readTarget(key: string): Target | null {
  const at = key.indexOf(':');
  const kind = key.slice(0, at);
  const value = key.slice(at + 1);
  switch (kind) {
    case 'hex':
      return { hex: Number(value) };
    case 'sector':
      return { sector: value };
    case 'border':
      return { border: value };
    case 'unit':
      return { unit: value };
    case 'card':
      return { card: value };
    case 'die':
      return { die: value };
    case 'button':
      return { button: value };
    default:
      return null;
  }
}

export const sameTarget = (a: Target | undefined, b: Target | undefined): boolean =>
  a !== undefined && b !== undefined ? targetKey(a) === targetKey(b) : a === b;
