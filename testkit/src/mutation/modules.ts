// The repository's own modules, evaluated anew as often as one likes within one process. A file is read and compiled once; what
// a fault changes is one file more. Loading a game takes a tenth of a second so, where a fresh process takes two.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { moduleRunnerTransform, transformWithOxc } from 'vite';

type Exports = Record<string, unknown>;
type Evaluate = (
  exports: Exports,
  meta: object,
  load: (specifier: string) => Promise<unknown>,
  loadLater: (specifier: string) => Promise<unknown>,
  exportAll: (from: Exports) => void,
  exportName: (name: string, get: () => unknown) => void,
) => Promise<void>;

const PARAMETERS =
  '__vite_ssr_exports__, __vite_ssr_import_meta__, __vite_ssr_import__, __vite_ssr_dynamic_import__, __vite_ssr_exportAll__, __vite_ssr_exportName__';

async function compile(path: string, source: string): Promise<Evaluate> {
  const plain = await transformWithOxc(source, path, {
    jsx: { runtime: 'automatic', importSource: 'preact' },
    sourcemap: false,
  });
  const runnable = await moduleRunnerTransform(plain.code, null, path, plain.code);
  const code = `(async (${PARAMETERS}) => { "use strict"; ${runnable?.code ?? ''}\n})`;
  return new Script(code, { filename: path }).runInThisContext();
}

const compiled = new Map<string, Evaluate>();

async function evaluateOf(path: string): Promise<Evaluate> {
  const known = compiled.get(path) ?? (await compile(path, readFileSync(path, 'utf8')));
  compiled.set(path, known);
  return known;
}

function exporter(exports: Exports): {
  all: (from: Exports) => void;
  name: (name: string, get: () => unknown) => void;
} {
  const name = (key: string, get: () => unknown): void => {
    Object.defineProperty(exports, key, { enumerable: true, configurable: true, get });
  };
  const all = (from: Exports): void => {
    for (const key in from) if (key !== 'default' && !(key in exports)) name(key, () => from[key]);
  };
  return { all, name };
}

export interface Modules {
  load(path: string): Promise<unknown>;
}

/** All modules fresh; some files with another text, some packages with another module. */
export function freshModules(
  texts: ReadonlyMap<string, string>,
  packages: { readonly [specifier: string]: unknown },
): Modules {
  const loaded = new Map<string, Promise<Exports>>();
  // Modules are evaluated one after the other, so what is under way and asked for again is part of a circle.
  const underWay = new Map<string, Exports>();

  async function evaluate(path: string): Promise<Exports> {
    const exports: Exports = {};
    if (extname(path) === '.css') return exports;
    if (extname(path) === '.json') return { default: JSON.parse(readFileSync(path, 'utf8')) };
    underWay.set(path, exports);
    const text = texts.get(path);
    const run = text === undefined ? await evaluateOf(path) : await compile(path, text);
    const { all, name } = exporter(exports);
    const load = (specifier: string): Promise<unknown> => from(specifier, path);
    const meta = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
    await run(exports, meta, load, load, all, name);
    underWay.delete(path);
    return exports;
  }

  function load(path: string): Promise<Exports> {
    const half = underWay.get(path);
    if (half !== undefined) return Promise.resolve(half);
    const known = loaded.get(path) ?? evaluate(path);
    loaded.set(path, known);
    return known;
  }

  function from(specifier: string, importer: string): Promise<unknown> {
    if (specifier in packages) return Promise.resolve(packages[specifier]);
    if (specifier.startsWith('.')) return load(join(dirname(importer), specifier));
    if (specifier.startsWith('@grognard/')) return load(createRequire(importer).resolve(specifier));
    return import(specifier);
  }
  return { load };
}
