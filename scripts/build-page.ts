import { join } from 'node:path';
import { build } from 'vite';

const web = join(import.meta.dirname, '../web');

/** Builds the page as the sources are now: an old one would be measured in its place. Who names another (`GROGNARD_DIST`) has built it. */
export async function buildPage(): Promise<void> {
  if (process.env['GROGNARD_DIST'] !== undefined) return;
  await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'error' });
}
