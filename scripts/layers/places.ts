// Which layer a file belongs to.
import { posix } from 'node:path';

const layers = [
  'kernel',
  'geometry',
  'editions',
  'registry',
  'meta',
  'state',
  'view',
  'rules',
  'game',
  'board',
  'referees',
  'testkit',
  'toyBoard',
  'ai',
  'protocol',
  'desk',
  'table',
  'server',
  'web',
  'host',
  'cli',
  'bench',
  'rulebooks',
  'tooling',
] as const;
export type Layer = (typeof layers)[number];

export interface Place {
  readonly layer: Layer;
  /** The first folder of the path: what has a package.json of its own. */
  readonly workspace: string;
  /** The title, for files inside a game's folder. */
  readonly game?: string;
  readonly isTest: boolean;
}

const workspaces = new Set<string>([
  'kernel',
  'geometry',
  'editions',
  'referees',
  'testkit',
  'ai',
  'protocol',
  'desk',
  'table',
  'server',
  'cli',
  'bench',
]);

/** The parts of a game that decide what is legal; the browser's page never loads these. */
const ruleParts = new Set(['module', 'rules', 'setup', 'procedures', 'actions']);

function gameLayer(part: string): Layer {
  if (part === 'board' || part === 'meta' || part === 'state' || part === 'view') return part;
  return ruleParts.has(part) ? 'rules' : 'game';
}

export function placeOf(path: string): Place {
  // What `new-game` copies is a game like any other, before it has its name.
  const parts = path.replace(/^cli\/template\//, 'games/template/').split('/');
  const [workspace = '', second = '', third = ''] = parts;
  const isTest = parts.includes('test');
  if (workspace === 'games') {
    if (path === 'games/registry.ts') return { layer: 'registry', workspace, isTest };
    if (parts.length < 3) return { layer: 'game', workspace, isTest };
    return { layer: gameLayer(third.replace(/\.\w+$/, '')), workspace, game: second, isTest };
  }
  if (workspace === 'web' && (second === 'src' || second === 'package.json' || isTest))
    return { layer: third === 'host' ? 'host' : 'web', workspace, isTest };
  if (/^testkit\/src\/toys\/[^/]+\/board\//.test(path)) return { layer: 'toyBoard', workspace, isTest };
  if (workspaces.has(workspace)) return { layer: workspace as Layer, workspace, isTest };
  // Texts the page shows as they are.
  const isText = workspace === 'rules' || path === 'CHANGELOG.md';
  return { layer: isText ? 'rulebooks' : 'tooling', workspace, isTest };
}

/** The project file a specifier means, or undefined for a package from outside. */
export function resolveInProject(importer: string, specifier: string): string | undefined {
  const [bare = ''] = specifier.split('?');
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(importer), bare));
  const match = /^@grognard\/([^/]+)(?:\/(.+))?$/.exec(bare);
  if (match === null) return undefined;
  const [, workspace = '', rest] = match;
  if (workspace === 'games') return rest === 'registry' ? 'games/registry.ts' : `games/${rest ?? ''}`;
  return `${workspace}/src/${rest ?? 'index.ts'}`;
}
