// D.14: occupier and controller of a hex as one digit, 3 × occupier + controller.
import type { Hex, Side } from '../vocabulary.ts';

const HOLDERS = [null, 'french', 'allied'] as const;
type Holder = (typeof HOLDERS)[number];

/** One digit for each hex. */
export type ControlCode = string;

export const controlDigit = (occupier: Holder, controller: Holder): number =>
  3 * HOLDERS.indexOf(occupier) + HOLDERS.indexOf(controller);

/** NLC-18.2 */
export const occupierIn = (control: ControlCode, hex: Hex): Side | null =>
  HOLDERS[Math.floor(Number(control[hex]) / 3)] ?? null;

/** NLC-18.3 */
export const controllerIn = (control: ControlCode, hex: Hex): Side | null =>
  HOLDERS[Number(control[hex]) % 3] ?? null;
