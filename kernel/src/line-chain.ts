// Every line of a game file is sealed: its hash covers what it says and the hash of the line before it.
import { hex, utf8 } from './bytes.ts';
import { canonical } from './canonical.ts';
import { type Fields, isFields } from './equal.ts';
import { FileFault } from './file-fault.ts';
import type { Line } from './game-file-lines.ts';
import { sha256 } from './sha256.ts';

const BEFORE_THE_FIRST = '';

const hashOf = (before: string, { hash: _, ...said }: Fields): string =>
  hex(sha256(utf8(`${before}${canonical(said)}`)));

/** The lines with their hashes, in the order they are written. */
export function sealed(lines: readonly object[]): object[] {
  let before = BEFORE_THE_FIRST;
  return lines.map((line) => {
    before = hashOf(before, { ...line });
    return { ...line, hash: before };
  });
}

/** Checks the seals of a file from its first line to its last. */
export class LineChain {
  #before = BEFORE_THE_FIRST;

  check({ path, value }: Line): void {
    if (!isFields(value)) return;
    this.#before = hashOf(this.#before, value);
    if (value['hash'] === this.#before) return;
    throw new FileFault(
      'wrong-hash',
      `${path}: hash`,
      'The hash does not fit this line: it, or one before it, was changed after it was written.',
    );
  }
}
