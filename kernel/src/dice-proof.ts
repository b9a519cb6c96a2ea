import { unhex } from './bytes.ts';
import { commitmentOf, committedSource } from './committed-source.ts';
import { FileFault, under } from './file-fault.ts';
import type { DiceLine, GameFooter, GameHeader } from './game-file.ts';
import type { Draw } from './random.ts';

/**
 * `proven`: every draw follows from one secret fixed before the first. `resumed`: from several, one after the other, so
 * that whoever resumed the game could choose when a new one began. `shared`: from one secret and what was added to it
 * during the game, which convinces whoever added it and nobody else. `sealed`: not over, so not yet revealed. That nobody
 * chose the secret itself is beyond what a file can show.
 */
export type Proof = 'proven' | 'resumed' | 'shared' | 'sealed' | 'unproven';

/** How many secrets the dice came from, one after the other. */
export function sourcesOf({ commitment }: GameHeader, later: readonly DiceLine[]): number {
  if (commitment === null) return 0;
  const all = [commitment, ...later.map((line) => line.commitment)];
  return all.filter((each, i) => each !== all[i - 1]).length;
}

/** The draws of one line of a file: `first` is the index of the first of them in the match. */
export interface DrawnLine {
  readonly path: string;
  readonly n: number;
  readonly first: number;
  readonly draws: readonly Draw[];
}

/** Checks every draw against the secrets revealed at the end. Draws made by hand, or without a secret, stay unproven. */
export function proveDice(
  header: GameHeader,
  resumed: readonly DiceLine[],
  drawn: readonly DrawnLine[],
  { outcome, secrets }: GameFooter,
  path: string,
): Proof {
  if (header.commitment === null) return 'unproven';
  if (secrets.length === 0) return outcome === null ? 'sealed' : 'unproven';
  const commitments: readonly DiceLine[] = [{ from: 0, commitment: header.commitment }, ...resumed];
  if (secrets.length !== commitments.length)
    throw new FileFault(
      'wrong-secrets',
      `${path}: secrets`,
      `There are ${commitments.length} commitments but ${secrets.length} secrets.`,
    );
  const proofs = commitments.map(({ from, commitment }, i) => {
    const until = commitments[i + 1]?.from ?? Number.POSITIVE_INFINITY;
    const part = drawn.filter(({ n }) => n >= from && n < until);
    const secret = secrets[i] ?? null;
    const added = commitments.slice(0, i + 1).flatMap(({ contribution }) => contribution ?? []);
    return secret === null
      ? part.every(({ draws }) => draws.length === 0)
      : prove(secret, commitment, [...header.contributions, ...added], part, `${path}: secrets[${i}]`);
  });
  if (!proofs.every(Boolean)) return 'unproven';
  if (sourcesOf(header, resumed) > 1) return 'resumed';
  return resumed.some(({ contribution }) => contribution !== undefined) ? 'shared' : 'proven';
}

function prove(
  hidden: string,
  commitment: string,
  contributions: readonly string[],
  part: readonly DrawnLine[],
  path: string,
): boolean {
  const secret = unhex(hidden);
  if (secret === null || commitmentOf(secret) !== commitment)
    throw new FileFault(
      'wrong-secret',
      path,
      'This is not the secret that was committed to: the dice were not fixed beforehand.',
    );
  const source = committedSource(secret, contributions);
  let byHand = 0;
  for (const { path: at, first, draws } of part)
    draws.forEach(({ sides, value, purpose, byHand: placed }, i) => {
      if (placed) byHand += 1;
      else if (source.draw(first + i, sides, purpose) !== value)
        throw new FileFault(
          'unfair-draw',
          under(at, `draws[${i}]`),
          `“${purpose}” shows ${value}, but the secret gives another number: the draw was changed.`,
        );
    });
  return byHand === 0;
}
