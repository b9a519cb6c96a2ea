// The rules of a title as one self-contained file: with its machine, its data, and whatever of the kernel decides what happens.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';

export interface Bundle {
  readonly code: string;
  /** SHA-256, in hexadecimal. */
  readonly digest: string;
}

const inCamelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What the file exports, and where it comes from. `root` is the tree whose rules these are. */
export async function bundled(game: string, root: string): Promise<Bundle> {
  const module = join(root, 'games', game, 'module.ts');
  // It is not there on the disk.
  const start = join(root, `edition-of-${game}.ts`);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'edition',
        enforce: 'pre',
        resolveId: (id) => (id === start ? id : undefined),
        load: (id) =>
          id === start
            ? `export { ${inCamelCase(game)} as module } from ${JSON.stringify(module)};`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: start, formats: ['es'], fileName: game },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunks = output !== undefined && 'output' in output ? output.output : [];
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk' || chunks.length !== 1 || chunk.imports.length > 0)
    throw new Error(
      `The rules of ${game} are not one file: ${chunks.map(({ fileName }) => fileName).join(', ')}`,
    );
  return { code: chunk.code, digest: createHash('sha256').update(chunk.code).digest('hex') };
}
