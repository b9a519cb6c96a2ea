// NLC-D.14: occupier and controller of a hex as one digit, 3 × occupier + controller.
import type { Hex, Side } from '../vocabulary.ts';

const HOLDERS = [null, 'french', 'allied'] as const;
type Holder = (typeof HOLDERS)[number];

/** One digit for each hex. */
export type ControlCode = string;

export const controlDigit = (occupier: Holder, controller: Holder): number =>
  3 * HOLDERS.indexOf(occupier) + HOLDERS.indexOf(controller);

const ZERO = '0'.charCodeAt(0);
/** Read with every step of a move: no text is made of it. */
const digitAt = (control: ControlCode, hex: Hex): number => control.charCodeAt(hex) - ZERO;

/** NLC-18.2 */
export const occupierIn = (control: ControlCode, hex: Hex): Side | null =>
  HOLDERS[Math.floor(digitAt(control, hex) / 3)] ?? null;

/** NLC-18.3 */
export const controllerIn = (control: ControlCode, hex: Hex): Side | null =>
  HOLDERS[digitAt(control, hex) % 3] ?? null;

const FRENCH = HOLDERS.indexOf('french');
const ALLIED = HOLDERS.indexOf('allied');

/** Asked of every hex in a zone with every step: numbers are compared, no names. */
export const isControlledBy = (control: ControlCode, hex: Hex, side: Side): boolean =>
  digitAt(control, hex) % 3 === (side === 'french' ? FRENCH : ALLIED);
