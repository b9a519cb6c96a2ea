// PENNY-1.1: the game begins with an empty table.
import { type Result, secret } from '@grognard/kernel';
import type { State } from './state.ts';
import { type BySide, bySide, type Face } from './vocabulary.ts';

/** This game has none yet. */
export type Options = { readonly [option: string]: never };

export function parseOptions(raw: unknown): Result<Options> {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  const [strange] = isObject ? Object.keys(raw) : [''];
  if (strange === undefined) return { ok: true, value: {} };
  const message = strange === '' ? 'Options are an object.' : `There is no option “${strange}”.`;
  return { ok: false, error: { code: 'unknown-option', path: strange, message } };
}

/** The state in which these coins lie. */
export function stateWith(coins: BySide<Face | null>): State {
  const { even, odd } = coins;
  return {
    frames: [{ proc: 'toss', step: even !== null && odd !== null ? 'end' : 'lay' }],
    draws: 0,
    laid: bySide((side) => {
      const face = coins[side];
      return face === null ? null : secret(face, side);
    }),
    shown: even !== null && odd !== null ? { even, odd } : null,
  };
}

export const setup = (_options: Options): State => stateWith({ even: null, odd: null });
