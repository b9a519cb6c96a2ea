// What earlier trees of this repository would have released: for each title its rules as files, and the games that were recorded
// under them. Packed together, because four trees of one title have nearly everything in common.
import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { sealed } from '@grognard/kernel/line-chain.ts';

export interface TreeEdition {
  readonly commit: string;
  readonly number: number;
  readonly day: string;
  readonly digest: string;
  readonly code: string;
}

type Line = { readonly [field: string]: unknown };

interface TreeGame {
  readonly name: string;
  /** The trees in which it stands like this. */
  readonly commits: readonly string[];
  /** Of the file as it was. */
  readonly digest: string;
  /** Its lines without their seals, which can be worked out. */
  readonly lines: readonly Line[];
}

export interface TreeArchive {
  readonly editions: readonly TreeEdition[];
  readonly games: readonly TreeGame[];
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const asFile = (lines: readonly Line[]): string =>
  `${sealed(lines)
    .map((line) => JSON.stringify(line))
    .join('\n')}\n`;

export const linesIn = (file: string): readonly Line[] =>
  file
    .trimEnd()
    .split('\n')
    .map((row) => {
      const { hash: _, ...said } = JSON.parse(row);
      return said;
    });

/** The file as it was recorded, to the letter. */
export function recordedFile({ name, digest, lines }: TreeGame): string {
  const file = asFile(lines);
  if (digestOf(file) !== digest) throw new Error(`${name} is not what was recorded.`);
  return file;
}

export function packed(archive: TreeArchive): Buffer {
  const text = Buffer.from(JSON.stringify(archive));
  return brotliCompressSync(text, {
    params: {
      // Four trees lie farther apart than brotli usually looks back.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** Only `packed` writes them. */
export const unpacked = (bytes: Buffer): TreeArchive =>
  JSON.parse(brotliDecompressSync(bytes).toString()) as TreeArchive;
