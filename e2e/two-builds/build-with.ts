// The real page with other kept editions than those of this tree, and with a mended rule if that is wanted.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { withEditions } from '../../web/editions-plugin.ts';
import { offline } from '../../web/offline-plugin.ts';
import config from '../../web/vite.config.ts';

const web = join(import.meta.dirname, '../../web');
const OTHERS = ['grognard-editions', 'grognard-offline'];

/** What the page knows of them. */
const listsOf = (kept: string): Plugin => ({
  name: 'grognard-lists',
  enforce: 'pre',
  resolveId(id) {
    const [, name] = /\.\.\/kept\/(\w+\.json)$/.exec(id) ?? [];
    return name === undefined ? null : join(kept, name);
  },
});

/** GEN-6.1, mended: once both sheets are locked, each side has a point for it. */
const mended = (): Plugin => ({
  name: 'grognard-mended',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/games/generals/procedures/planning.ts')) return null;
    const locked = 'couriers(umpire) {';
    if (!code.includes(locked)) throw new Error('The rule that is to be mended is not there any more.');
    const points =
      'const { vp } = umpire.state; umpire.state.vp = { white: vp.white + 1, black: vp.black + 1 };';
    return code.replace(locked, `${locked} ${points}`);
  },
});

/** Builds it and gives the folder it lies in. */
export async function buildWith(kept: string, { isMended }: { readonly isMended: boolean }): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'grognard-build-'));
  const plugins = (config.plugins ?? []).filter(
    (plugin) =>
      plugin !== null && typeof plugin === 'object' && 'name' in plugin && !OTHERS.includes(plugin.name),
  );
  await build({
    ...config,
    configFile: false,
    root: web,
    logLevel: 'error',
    // Within a test vite builds for tests, and such a page keeps nothing on the device.
    define: { 'import.meta.env.PROD': 'true' },
    plugins: [listsOf(kept), ...(isMended ? [mended()] : []), ...plugins, withEditions(kept), offline(kept)],
    // Nobody is sent these: the quick way will do.
    build: { ...config.build, minify: 'oxc', outDir, emptyOutDir: true },
  });
  return outDir;
}
