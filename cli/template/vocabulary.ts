// The words of the game: plain text in files and actions, types in the rules.
export const SIDES = ['even', 'odd'] as const;
/** Who plays. */
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ even: make('even'), odd: make('odd') });
export const otherSide = (side: Side): Side => (side === 'even' ? 'odd' : 'even');

export const FACES = ['heads', 'tails'] as const;
/** What a coin shows. */
export type Face = (typeof FACES)[number];
