import { describe, expect, it } from 'vitest';
import { layerViolations } from '../check-layers.ts';

const allowed: readonly (readonly [path: string, source: string])[] = [
  ['kernel/src/match.ts', `import { invariant } from './invariant.ts';`],
  ['kernel/test/match.test.ts', `import { it } from 'vitest'; import fc from 'fast-check';`],
  ['kernel/test/match.test.ts', `import { conformance } from '@grognard/testkit';`],
  ['games/generals/state.ts', `import type { GameState } from '@grognard/kernel/contract.ts';`],
  [
    'games/generals/actions/move.ts',
    `import { distance } from '@grognard/geometry'; import { x } from '../state.ts';`,
  ],
  ['games/generals/board/index.tsx', `import { signal } from '@preact/signals'; import 'preact/hooks';`],
  [
    'games/generals/board/index.tsx',
    `import type { View } from '../view.ts'; import map from '../data/map.ts';`,
  ],
  [
    'games/generals/test/move.test.ts',
    `import { conformance } from '@grognard/testkit'; import '../module.ts';`,
  ],
  ['games/generals/test/move.test.ts', `const secretly = Math.random();`],
  [
    'games/registry.ts',
    `import { meta } from './generals/meta.ts'; const load = () => import('./generals/module.ts');`,
  ],
  [
    'testkit/src/fuzz.ts',
    `import { legal } from '@grognard/kernel'; import { readFileSync } from 'node:fs';`,
  ],
  ['testkit/src/referee.ts', `import type { Referee } from '@grognard/referees/contract.ts';`],
  ['referees/test/saga.test.ts', `import { saga } from '@grognard/games/saga/module.ts';`],
  ['referees/src/saga/index.ts', `import type { Referee } from '../contract.ts';`],
  ['ai/src/search.ts', `import type { GameModule } from '@grognard/kernel';`],
  ['ai/test/search.test.ts', `import { module } from '@grognard/games/generals/module.ts';`],
  ['protocol/src/messages.ts', `import * as v from 'valibot'; import type { Seat } from '@grognard/kernel';`],
  [
    'server/src/tables.ts',
    `import { games } from '@grognard/games/registry'; import { choose } from '@grognard/ai';`,
  ],
  [
    'web/src/lobby.tsx',
    `import { games } from '@grognard/games/registry'; import type { Seat } from '@grognard/kernel';`,
  ],
  ['web/src/rules.ts', `const books = import.meta.glob('../../rules/*.md', { query: '?raw' });`],
  ['web/src/table.tsx', `const boards = import.meta.glob('../../games/*/board/index.tsx');`],
  ['web/src/table.tsx', `import type { View } from '@grognard/games/generals/view.ts';`],
  [
    'web/src/table.tsx',
    `import type { Host } from './host/worker.ts'; import W from './host/worker.ts?worker';`,
  ],
  [
    'web/src/host/worker.ts',
    `import { openTables } from '@grognard/table'; import { connect } from '@grognard/protocol';`,
  ],
  [
    'table/src/tables.ts',
    `import { submit } from '@grognard/kernel'; import { games } from '@grognard/games/registry';`,
  ],
  ['server/test/store.test.ts', `import { storeContract } from '@grognard/table/test/store-contract.ts';`],
  [
    'cli/src/main.ts',
    `import cac from 'cac'; import { fuzz } from '@grognard/testkit'; import { go } from '@grognard/ai';`,
  ],
  ['bench/src/clone.ts', `import { module } from '@grognard/games/generals/module.ts';`],
  ['e2e/page.ts', `import { createApp } from '../server/src/app.ts';`],
  ['scripts/new-game.ts', `const a = await import(process.argv[2] ?? '');`],
];

const refused: readonly (readonly [path: string, source: string, reason: string])[] = [
  [
    'referees/src/saga/index.ts',
    `import { unitCards } from '@grognard/games/saga/data/unit-cards.ts';`,
    'referees may not import game',
  ],
  [
    'referees/src/contract.ts',
    `import type { Json } from '@grognard/kernel';`,
    'referees may not import kernel',
  ],
  [
    'testkit/src/referee.ts',
    `import { refereeOf } from '@grognard/referees';`,
    'testkit may import referees in an `import type` only',
  ],
  ['kernel/src/match.ts', `import { hex } from '@grognard/geometry';`, 'kernel may not import geometry'],
  [
    'kernel/src/match.ts',
    `import type { State } from '@grognard/games/generals/state.ts';`,
    'may not import state',
  ],
  [
    'kernel/src/match.ts',
    `import { games } from '@grognard/games/registry';`,
    'kernel may not import registry',
  ],
  ['kernel/src/match.ts', `import { hash } from 'node:crypto';`, 'no node:crypto'],
  ['kernel/src/match.ts', `import { produce } from 'immer';`, 'no dependencies: no immer'],
  ['kernel/src/match.ts', `export * from 'immer';`, 'no immer'],
  ['kernel/src/match.ts', `type T = import('@grognard/ai').T;`, 'kernel may not import ai'],
  ['kernel/src/match.ts', `const m = import(name);`, 'names its file as a plain string'],
  ['kernel/src/match.ts', `const roll = Math.random();`, 'Math.random in pure code'],
  ['kernel/src/match.ts', `const { random } = Math;`, 'taking Math apart in pure code'],
  ['kernel/src/match.ts', `const roll = Math['random']();`, 'Math[…] in pure code'],
  [
    'kernel/test/match.test.ts',
    `import '@grognard/games/generals/module.ts';`,
    'kernel may not import rules',
  ],
  ['geometry/src/hex.ts', `import type { Json } from '@grognard/kernel';`, 'geometry may not import kernel'],
  ['games/generals/state.ts', `names.sort((a, b) => a.localeCompare(b));`, 'localeCompare in pure code'],
  ['games/generals/state.ts', `import { x } from '../saga/state.ts';`, 'a game never imports another game'],
  [
    'games/generals/state.ts',
    `import type { X } from '@grognard/games/saga/state.ts';`,
    'never imports another game',
  ],
  ['games/generals/test/x.test.ts', `import { x } from '../../saga/state.ts';`, 'never imports another game'],
  ['games/generals/state.ts', `import { games } from '../registry.ts';`, 'state may not import registry'],
  ['games/generals/module.ts', `import { Board } from './board/index.tsx';`, 'rules may not import board'],
  ['games/generals/module.ts', `import { h } from 'preact';`, 'no dependencies: no preact'],
  ['games/generals/module.ts', `import { go } from '@grognard/ai';`, 'rules may not import ai'],
  [
    'games/generals/module.ts',
    `import { conformance } from '@grognard/testkit';`,
    'rules may not import testkit',
  ],
  ['games/generals/meta.ts', `import type { Seat } from '@grognard/kernel';`, 'meta.ts imports nothing'],
  ['games/generals/board/index.tsx', `import { scaleLinear } from 'd3-scale';`, 'preact and signals only'],
  ['games/generals/board/index.tsx', `import { readFile } from 'node:fs';`, 'no node:fs'],
  [
    'games/generals/board/index.tsx',
    `import { module } from '../module.ts';`,
    'rules in an `import type` only',
  ],
  ['games/lobby.ts', `import { meta } from './generals/meta.ts';`, 'only games/registry.ts lists games'],
  [
    'games/registry.ts',
    `import { Board } from './generals/board/index.tsx';`,
    'registry may not import board',
  ],
  ['games/generals/state.ts', `import { m } from '../../kernel/src/match.ts';`, 'by its package name'],
  [
    'testkit/src/fuzz.ts',
    `import { games } from '@grognard/games/registry';`,
    'testkit may not import registry',
  ],
  [
    'ai/src/search.ts',
    `import { module } from '@grognard/games/generals/module.ts';`,
    'ai may not import rules',
  ],
  ['ai/src/search.ts', `import { cpus } from 'node:os';`, 'no node:os'],
  ['protocol/src/messages.ts', `import { go } from '@grognard/ai';`, 'protocol may not import ai'],
  [
    'server/src/tables.ts',
    `import { module } from '@grognard/games/generals/module.ts';`,
    'may not import rules',
  ],
  ['server/src/tables.ts', `import { Page } from '@grognard/web/page.tsx';`, 'server may not import web'],
  ['server/src/tables.ts', `import type { Fuzz } from '@grognard/testkit';`, 'server may not import testkit'],
  ['web/src/table.tsx', `import { submit } from '@grognard/kernel';`, 'kernel in an `import type` only'],
  ['web/src/table.tsx', `import { type Seat } from '@grognard/kernel';`, 'kernel in an `import type` only'],
  [
    'web/src/table.tsx',
    `import { view } from '@grognard/games/generals/view.ts';`,
    'view in an `import type` only',
  ],
  [
    'web/src/table.tsx',
    `const m = import.meta.glob(['../../games/*/module.ts']);`,
    'web may not import rules',
  ],
  ['web/src/table.tsx', `import { go } from '@grognard/ai';`, 'web may not import ai'],
  ['web/src/table.tsx', `import { start } from './host/worker.ts';`, 'host in an `import type` only'],
  ['web/src/host/worker.ts', `import { Page } from '../page.tsx';`, 'host may not import web'],
  [
    'web/src/host/worker.ts',
    `import { m } from '@grognard/games/generals/module.ts';`,
    'host may not import rules',
  ],
  ['web/src/table.tsx', `import { openTables } from '@grognard/table';`, 'web may not import table'],
  ['table/src/tables.ts', `import { Page } from '@grognard/web/page.tsx';`, 'table may not import web'],
  ['table/src/tables.ts', `import { readFile } from 'node:fs';`, 'no node:fs'],
  ['cli/src/main.ts', `import { createApp } from '@grognard/server/app.ts';`, 'cli may not import server'],
  [
    'cli/src/main.ts',
    `import { m } from '@grognard/games/generals/module.ts';`,
    'rules in an `import type` only',
  ],
  [
    'bench/src/load.ts',
    `import { createApp } from '@grognard/server/app.ts';`,
    'bench may not import server',
  ],
];

describe('the layers', () => {
  it.each(allowed)('%s may: %s', (path, source) => {
    expect(layerViolations(path, source)).toEqual([]);
  });

  it.each(refused)('%s may not: %s', (path, source, reason) => {
    expect(layerViolations(path, source).join('\n')).toContain(reason);
  });

  it('finds imports by syntax, not by text', () => {
    const source = `// import 'immer';\nconst text = "import x from 'immer'"; const r = /['"]/;\nconst t = \`import('immer')\`;`;
    expect(layerViolations('kernel/src/match.ts', source)).toEqual([]);
  });

  it('gives the line', () => {
    expect(layerViolations('kernel/src/match.ts', `\n\nimport 'immer';`)).toEqual([
      'kernel/src/match.ts:3 kernel has no dependencies: no immer (immer)',
    ]);
  });
});
