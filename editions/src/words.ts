import { type EditionName, fill, type InputError } from '@grognard/kernel';

const words = {
  noGame: 'There is no game “{game}” here; there are {known}. A newer version may have it.',
  noEdition:
    'This battle is played by edition {number} of its rules, which this copy of Grognard does not have. Nothing is lost: a newer one has it.',
  otherDigest:
    'Edition {number} of “{game}” is here with another digest than the one named: this was changed, or not played by that edition.',
} as const;

const because = (
  code: string,
  path: string,
  text: string,
  facts: { readonly [name: string]: string | number },
) => ({
  code,
  path,
  message: fill(text, facts),
});

export const noGame = (game: string, known: readonly string[]): InputError =>
  because('no-game', 'game', words.noGame, { game, known: known.join(', ') });
export const noSuchEdition = (game: string, { number }: EditionName): InputError =>
  because('unknown-edition', 'edition', words.noEdition, { game, number });
export const otherDigest = (game: string, { number }: EditionName): InputError =>
  because('wrong-edition', 'edition', words.otherDigest, { game, number });
