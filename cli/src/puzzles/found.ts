import { type Action, fill, pending } from '@grognard/kernel';
import { toldIn } from '../engine/told.ts';
import type { Good, Puzzle } from './puzzle.ts';
import type { Asked } from './weighing.ts';

export interface Found {
  readonly puzzle: Puzzle;
  /** What the player throws away here, as a chance of winning. */
  readonly loss: number;
}

/** An answer so much worse than the best is wrong; one so little worse is as good. */
export const WRONG = 0.06;
export const AS_GOOD = 0.03;

export const of100 = (worth: number): number => Math.round(worth * 100);

/** What was found: the best answer with its worth, what the usual one loses, and how that was made sure of. */
interface Finding {
  readonly name: string;
  readonly first: readonly Action[];
  readonly usual: readonly Action[];
  readonly best: number;
  readonly loss: number;
  readonly good: Good;
  readonly confirmed: string;
}

/** Where it stands, what is asked, what the best answer comes to and the usual one, and what depends on it. */
function sentence(
  { module, match, seat }: Asked,
  { first, usual, best, loss }: Pick<Finding, 'first' | 'usual' | 'best' | 'loss'>,
): string {
  const asked = pending(match).find((decision) => decision.seat === seat);
  const where = module.headline?.(match.state) ?? 'Now';
  const question = fill(asked?.prompt ?? '', asked?.with ?? {});
  const told = toldIn(match, seat);
  const [right, wrong] = [told(first).join(' '), told(usual).join(' ')];
  const compared = right === '' || right === wrong ? [] : [`Best: ${right}`, `Usual: ${wrong}`];
  const worth = `The best answer wins ${of100(best)} of 100, the usual one ${of100(best - loss)}.`;
  return [`${where}. ${seat}: “${question}”`, ...compared, worth].join(' ');
}

export const foundIn = (asked: Asked, finding: Finding): Found => {
  const { module, match, seat } = asked;
  const { name, good, loss, confirmed } = finding;
  const about = sentence(asked, finding);
  const { edition = null } = module;
  const position = module.position(match.state);
  return { puzzle: { name, about, seat, edition, position, good, confirmed }, loss };
};
