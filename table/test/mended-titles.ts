// Each title as it was released, and with one rule mended since that every battle meets within its first turn.
import { type Library, libraryOf } from '@grognard/editions/library.ts';
import { titleOf } from '@grognard/games/registry';
import { type AnyGame, type EditionName, invariant, type RuleId } from '@grognard/kernel';

type Fields = { [name: string]: unknown };

interface Mend {
  readonly rules: readonly RuleId[];
  readonly text: string;
  /** The step before which something else happens now. */
  readonly proc: string;
  readonly step: string;
  change(state: Fields): void;
}

/** One more of something for each of these. */
const oneMore = (each: unknown, name: string): Fields =>
  Object.fromEntries(
    Object.entries(each as { readonly [who: string]: Fields }).map(([who, own]) => [
      who,
      { ...own, [name]: Number(own[name]) + 1 },
    ]),
  );

const mends: { readonly [game: string]: Mend } = {
  generals: {
    rules: ['GEN-6.1'],
    text: 'Both sides score 1 VP when they have written their orders.',
    proc: 'planning',
    step: 'couriers',
    change(state) {
      const { white, black } = state['vp'] as { readonly white: number; readonly black: number };
      state['vp'] = { white: white + 1, black: black + 1 };
    },
  },
  saga: {
    rules: ['SAG-6.1'],
    text: 'Both sides begin a turn with a Melee won.',
    proc: 'turn',
    step: 'initiative',
    change(state) {
      state['players'] = oneMore(state['players'], 'meleeWins');
    },
  },
  napoleonica: {
    rules: ['NAP-RND.1'],
    text: 'Both sides score 1 VP when a round begins.',
    proc: 'round',
    step: 'bid',
    change(state) {
      const battle = state['battle'] as Fields;
      battle['players'] = oneMore(battle['players'], 'vp');
    },
  },
  'later-campaigns': {
    rules: ['NLC-4.0a'],
    text: 'Both sides score 1 point when a turn begins.',
    proc: 'turn',
    step: 'snapshot',
    change(state) {
      state['sides'] = oneMore(state['sides'], 'points');
    },
  },
};

export const mendedTitles: readonly string[] = Object.keys(mends);

const FIRST = { number: 11, day: '2026-11-17', digest: '1'.repeat(64) };
const nameOf = ({ number, digest }: EditionName): EditionName => ({ number, digest });

export const firstEdition: EditionName = nameOf(FIRST);
export const secondEdition: EditionName = { number: 12, digest: '2'.repeat(64) };

function mended(game: AnyGame, { proc, step, change }: Mend): AnyGame {
  const { [proc]: old, ...others } = game.procedures;
  invariant(old, `${game.id} has the procedure ${proc}`);
  const advance: typeof old.advance = (umpire, frame) => {
    // Whatever a title remembers is plain JSON.
    if (frame.step === step) change(umpire.state as unknown as Fields);
    old.advance(umpire, frame);
  };
  return { ...game, procedures: { ...others, [proc]: { ...old, advance } } };
}

export interface TwoBuilds {
  /** Before the update. */
  readonly released: Library;
  /** After it. */
  readonly updated: Library;
}

/** Under other names than those of these tests, where a page has to know them. */
export interface Names {
  readonly first: typeof FIRST;
  readonly second: EditionName;
}

export async function twoBuildsOf(
  id: string,
  { first, second }: Names = { first: FIRST, second: secondEdition },
): Promise<TwoBuilds> {
  const [title, mend] = [titleOf(id), mends[id]];
  invariant(title !== undefined && mend !== undefined, `${id} is a title, and a rule of it is mended`);
  const { meta } = title;
  const asReleased: AnyGame = { ...(await title.load()), edition: nameOf(first) };
  const newer = { ...mended(asReleased, mend), edition: second };
  const holding = (module: AnyGame, released: readonly (typeof FIRST)[]): Library =>
    libraryOf(
      [{ meta, load: async () => module, loadRules: async () => module }],
      {
        released: () => released,
        load: async () => asReleased,
        changes: async () => ({ [second.number]: [mend] }),
      },
      () => module.edition ?? null,
    );
  const { digest } = second;
  // What is still open has no day yet.
  const since = digest === null ? [] : [{ ...second, digest, day: '2026-11-19' }];
  return { released: holding(asReleased, [first]), updated: holding(newer, [first, ...since]) };
}
