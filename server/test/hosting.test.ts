// docs/hosting.md and the files it names say what is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings.ts';

const root = join(import.meta.dirname, '../..');
const file = (path: string): string => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const settings = new Set(all(file('server/src/settings.ts'), /env(?:\[|, )'([A-Z_]+)'/g));
const unit = file('docs/grognard.service');
const container = file('Dockerfile');

/** NAME=value pairs of a line that sets some. */
const pairs = (line: string): Record<string, string> =>
  Object.fromEntries(line.split(' ').map((pair) => pair.split(/=(.*)/s).slice(0, 2)));

describe('the page about hosting', () => {
  const page = file('docs/hosting.md');

  it('lists every setting, and no other', () => {
    expect(new Set(all(page, /^\| `([A-Z_]+)` \|/gm))).toEqual(settings);
  });

  it('names files, commands and addresses that exist', () => {
    for (const path of all(page, /\]\((?:\.\.\/)?([\w./-]+)\)/g))
      expect(existsSync(join(root, path)) || existsSync(join(root, 'docs', path)), path).toBe(true);
    const { scripts } = JSON.parse(file('package.json')) as { scripts: Record<string, string> };
    for (const name of all(page, /npm run (\w+)/g)) expect(scripts).toHaveProperty(name);
    const routes = ['operator/operator-routes.ts', 'app.ts']
      .map((path) => file(`server/src/${path}`))
      .join('');
    for (const address of all(page, /`(\/api\/\w+)`/g)) expect(routes).toContain(`'${address}'`);
    for (const name of all(page, /`(grognard_\w+)`/g))
      expect(file('server/src/operator/metrics.ts')).toContain(name.replace('grognard_', ''));
  });
});

describe('the unit for systemd', () => {
  it('has settings the server takes, and may write where they say', () => {
    const said: Record<string, string> = Object.assign({}, ...all(unit, /^Environment=(.*)$/gm).map(pairs));
    const { npm_config_cache: cache, ...own } = said;
    for (const name of Object.keys(own)) expect(settings).toContain(name);
    expect(typeof readSettings([], own)).toBe('object');
    expect(own['DATA_DIR']).toBe(`/var/lib/${all(unit, /^StateDirectory=(.*)$/gm)[0]}`);
    expect(cache).toBe(`/var/cache/${all(unit, /^CacheDirectory=(.*)$/gm)[0]}`);
    expect(all(unit, /^ReadWritePaths=(.*)$/gm)).toEqual(all(unit, /^WorkingDirectory=(.*)$/gm));
  });
});

describe('the container', () => {
  it('runs what is there, at the usual port, on the Node the project wants', () => {
    const own = pairs(all(container, /^ENV (.*)$/gm)[0] ?? '');
    for (const name of Object.keys(own)) expect(settings).toContain(name);
    expect(readSettings([], own)).toMatchObject({ port: Number(all(container, /^EXPOSE (\d+)$/gm)[0]) });
    expect(own['DATA_DIR']).toBe(all(container, /^VOLUME (.*)$/gm)[0]);
    for (const path of all(container, /([\w./-]+\.[jt]s)\b/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    const wanted = all(file('scripts/bootstrap.mjs'), /Node (\d+)/g)[0];
    expect(container).toContain(`FROM node:${wanted}-slim`);
  });

  it('leaves behind what is made anew, and takes along what it is made of', () => {
    const left = file('.dockerignore').trim().split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', '**/node_modules', 'data']));
    for (const needed of ['server', 'web', 'rules', 'package-lock.json']) expect(left).not.toContain(needed);
  });
});
