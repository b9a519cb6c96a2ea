export const SIDES = ['even', 'odd'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export const isSide = (text: string): text is Side => SIDES.some((side) => side === text);
export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ even: make('even'), odd: make('odd') });

export const FACES = ['heads', 'tails'] as const;
export type Face = (typeof FACES)[number];

export const isFace = (value: unknown): value is Face => FACES.some((face) => face === value);
