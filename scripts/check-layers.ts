// Fails on every import that crosses the layers the wrong way, and on chance or locale in pure code.
import { readFileSync } from 'node:fs';
import { type Place, placeOf, resolveInProject } from './layers/places.ts';
import { type Import, readSource } from './layers/read-source.ts';
import { boardPackages, browserLayers, mayImport, pureLayers, testsMayImport } from './layers/rules.ts';
import { sourceFiles } from './source-files.ts';

function refuseOutside(from: Place, specifier: string): string | null {
  if (from.isTest) return null;
  if (specifier.startsWith('node:'))
    return browserLayers.has(from.layer) ? `${from.layer} also runs in a browser: no ${specifier}` : null;
  if (from.layer === 'board')
    return boardPackages.test(specifier) ? null : `a board uses preact and signals only, not ${specifier}`;
  return pureLayers.has(from.layer) ? `${from.layer} has no dependencies: no ${specifier}` : null;
}

function refuseInside(from: Place, to: Place, found: Import): string | null {
  if (from.layer === 'tooling' || from.layer === 'rulebooks') return null;
  if (found.kind !== 'glob' && found.specifier.startsWith('.') && from.workspace !== to.workspace)
    return 'another workspace is imported by its package name';
  if (
    from.workspace === 'games' &&
    to.game !== undefined &&
    from.game !== to.game &&
    from.layer !== 'registry'
  )
    return from.game === undefined
      ? 'only games/registry.ts lists games'
      : 'a game never imports another game';
  // `?worker` starts a program of its own and loads nothing into this one.
  const isType = found.typeOnly || found.specifier.endsWith('?worker');
  const allowance = mayImport[from.layer];
  if (allowance.values.includes(to.layer)) return null;
  if (from.isTest && testsMayImport[from.layer].includes(to.layer)) return null;
  if (allowance.types?.includes(to.layer))
    return isType ? null : `${from.layer} may import ${to.layer} in an \`import type\` only`;
  return `${from.layer} may not import ${to.layer}`;
}

function refuseImport(path: string, found: Import): string | null {
  const from = placeOf(path);
  if (found.kind === 'computed')
    return browserLayers.has(from.layer) && !from.isTest
      ? 'a dynamic import names its file as a plain string'
      : null;
  if (from.layer === 'meta') return 'meta.ts imports nothing, so that the lobby loads without rules';
  const target = resolveInProject(path, found.specifier);
  return target === undefined
    ? refuseOutside(from, found.specifier)
    : refuseInside(from, placeOf(target), found);
}

/** Everything wrong with one file, one line each. */
export function layerViolations(path: string, text: string): readonly string[] {
  const { imports, impure } = readSource(path, text);
  const place = placeOf(path);
  const isPure = pureLayers.has(place.layer) && !place.isTest;
  return [
    ...imports.flatMap((found) => {
      const refusal = refuseImport(path, found);
      return refusal === null ? [] : [`${path}:${found.line} ${refusal} (${found.specifier})`];
    }),
    ...(isPure ? impure.map((use) => `${path}:${use.line} ${use.text} in pure code`) : []),
  ];
}

if (import.meta.main) {
  const violations = sourceFiles(/\.(ts|tsx|mts|mjs)$/).flatMap((path) =>
    layerViolations(path, readFileSync(path, 'utf8')),
  );
  for (const violation of violations) console.error(violation);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
