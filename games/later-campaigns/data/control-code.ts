// D.14: occupier and controller of a hex as one digit, 3 × occupier + controller.
import type { Side } from '../vocabulary.ts';

export const CONTROL_DIGIT: { readonly [holder in Side | 'nobody']: number } = {
  nobody: 0,
  french: 1,
  allied: 2,
};

/** Occupied and controlled by the same side. */
export const HELD_BY: { readonly [holder in Side | 'nobody']: number } = { nobody: 0, french: 4, allied: 8 };
