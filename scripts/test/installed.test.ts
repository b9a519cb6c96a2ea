import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from '../installed.mjs';

const host = { platform: 'linux', arch: 'x64' };
const wanted = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/a-darwin': { version: '1.0.0', optional: true, os: ['darwin'] },
};
const here = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-linux': { version: '1.0.0' },
};

let folder: string;
const write = (path: string, content: unknown): void =>
  writeFileSync(join(folder, path), JSON.stringify(content));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-install-'));
  for (const name of ['a', 'a-linux']) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    write(`node_modules/${name}/package.json`, {});
  }
  write('package-lock.json', { packages: wanted });
  write('node_modules/.package-lock.json', { packages: here });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('whether everything is installed', () => {
  it('is, without the packages of other platforms', () => {
    expect(isInstalled(folder, host)).toBe(true);
  });

  it('is not after an installation that was cut short', () => {
    rmSync(join(folder, 'node_modules/.package-lock.json'));
    expect(isInstalled(folder, host)).toBe(false);
  });

  it('is not when a package was removed', () => {
    rmSync(join(folder, 'node_modules/a'), { recursive: true });
    expect(isInstalled(folder, host)).toBe(false);
  });

  it('is not when the lock file asks for another version', () => {
    write('package-lock.json', { packages: { ...wanted, 'node_modules/a': { version: '1.0.1' } } });
    expect(isInstalled(folder, host)).toBe(false);
  });

  it('is not when the lock file asks for one package more or less', () => {
    write('package-lock.json', { packages: { ...wanted, 'node_modules/b': { version: '1.0.0' } } });
    expect(isInstalled(folder, host)).toBe(false);
    write('package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } });
    expect(isInstalled(folder, host)).toBe(false);
  });

  it('is not when the folder came from another platform', () => {
    expect(isInstalled(folder, { platform: 'darwin', arch: 'x64' })).toBe(false);
  });
});
