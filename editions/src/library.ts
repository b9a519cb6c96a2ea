// The games a host knows, each by its present edition and by every one that was kept; loaded when somebody wants one.
import {
  type AnyGame,
  type AnyMind,
  type AnyRules,
  type EditionName,
  type InputError,
  invariant,
  type Result,
} from '@grognard/kernel';
import type { Change } from './changes.ts';
import type { KeptEdition } from './list.ts';
import { noGame, noSuchEdition, otherDigest } from './words.ts';

/** A title by the sources of this tree; the registry has them. */
interface PresentTitle {
  readonly meta: { readonly id: string };
  loadRules(options?: unknown): Promise<AnyRules>;
  load(): Promise<AnyGame>;
  loadMind?(view: unknown): Promise<AnyMind>;
}

/** As much of a match as says which rules it needs: what begins in the middle, at a start of its own, needs the whole game. */
export interface Wanted {
  readonly game: string;
  readonly options: unknown;
  readonly isWhole: boolean;
}

interface Asked {
  readonly game: string;
  readonly edition: EditionName | null;
  readonly isWhole: boolean;
  readonly view: unknown;
}

export interface Library {
  games(): readonly string[];
  /** By which edition a battle that begins now is played; null: its game keeps none. */
  newest(game: string): EditionName | null;
  /** The present rules, as much of them as this match needs. */
  rules(wanted: Wanted): Promise<Result<AnyRules>>;
  /** The rules of an edition, whole. Null: the present ones. */
  whole(game: string, edition: EditionName | null): Promise<Result<AnyGame>>;
  /** As much of a game as answers what a seat sees here. */
  mind(asked: Asked): Promise<AnyMind>;
  /** Every edition that is here, the newest first. */
  editions(game: string): readonly EditionName[];
  /** The day an edition was released; null: it is not yet, or not here. */
  dayOf(game: string, edition: EditionName): string | null;
  /** What editions after this one changed, up to the newest. */
  changesSince(game: string, edition: EditionName): Promise<readonly Change[]>;
}

/** Where older editions come from. */
export interface Kept {
  released(game: string): readonly KeptEdition[];
  load(game: string, edition: KeptEdition): Promise<AnyGame>;
  changes(game: string): Promise<{ readonly [edition: string]: readonly Change[] }>;
}

const isSame = (one: EditionName | null | undefined, other: EditionName | null | undefined): boolean =>
  one?.number === other?.number && one?.digest === other?.digest;

const failed = (error: InputError): { readonly ok: false; readonly error: InputError } => ({
  ok: false,
  error,
});

export function libraryOf(
  titles: readonly PresentTitle[],
  kept: Kept,
  newest: (game: string) => EditionName | null,
): Library {
  const titleOf = (game: string): PresentTitle | undefined => titles.find(({ meta }) => meta.id === game);
  const known = (): readonly string[] => titles.map(({ meta }) => meta.id);
  const numbered = (game: string, number: number): KeptEdition | undefined =>
    kept.released(game).find((edition) => edition.number === number);

  async function whole(game: string, edition: EditionName | null): Promise<Result<AnyGame>> {
    const title = titleOf(game);
    if (title === undefined) return failed(noGame(game, known()));
    if (edition === null || isSame(edition, newest(game))) return { ok: true, value: await title.load() };
    const found = numbered(game, edition.number);
    if (found === undefined || edition.digest === null) return failed(noSuchEdition(game, edition));
    if (found.digest !== edition.digest) return failed(otherDigest(game, edition));
    return { ok: true, value: await kept.load(game, found) };
  }
  return {
    games: known,
    newest,
    whole,
    async rules({ game, options, isWhole }) {
      const title = titleOf(game);
      if (title === undefined) return failed(noGame(game, known()));
      return { ok: true, value: await (isWhole ? title.load() : title.loadRules(options)) };
    },
    async mind({ game, isWhole, view, edition }) {
      const title = titleOf(game);
      invariant(title, `the registry has ${game}`);
      if (title.loadMind !== undefined && !isWhole && isSame(edition, newest(game)))
        return title.loadMind(view);
      const found = await whole(game, edition);
      invariant(found.ok, `the rules of ${game} are here`);
      return found.value;
    },
    editions(game) {
      const older = kept.released(game).map(({ number, digest }) => ({ number, digest }));
      const present = newest(game);
      const others = older.filter((edition) => !isSame(edition, present)).reverse();
      return present === null ? others : [present, ...others];
    },
    dayOf: (game, { number }) => numbered(game, number)?.day ?? null,
    async changesSince(game, { number }) {
      const all = await kept.changes(game);
      const later = Object.entries(all).filter(([edition]) => edition === 'next' || Number(edition) > number);
      return later.flatMap(([, changes]) => changes);
    },
  };
}
