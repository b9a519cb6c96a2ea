// Who may import whom. The one place where the arrows between the layers are written down.
import type { Layer } from './places.ts';

/** Scripts and end-to-end tests may use anything; rulebooks are text. */
type CodeLayer = Exclude<Layer, 'tooling' | 'rulebooks'>;

interface Allowance {
  readonly values: readonly Layer[];
  /** Allowed in `import type` only, on top of the values. */
  readonly types?: readonly Layer[];
}

const ownGame: readonly Layer[] = ['meta', 'state', 'view', 'rules', 'game'];
const wholeGame: readonly Layer[] = [...ownGame, 'board', 'registry'];
const gameAllowance: Allowance = { values: ['kernel', 'geometry', ...ownGame] };

export const mayImport: Readonly<Record<CodeLayer, Allowance>> = {
  kernel: { values: ['kernel'] },
  geometry: { values: ['geometry'] },
  /** Kept rules come from a disk or over a line: only what says which they are is asked by the registry. */
  editions: { values: ['kernel', 'editions'] },
  meta: { values: [] },
  state: gameAllowance,
  view: gameAllowance,
  rules: gameAllowance,
  game: gameAllowance,
  board: {
    values: ['kernel', 'geometry', 'desk', 'meta', 'state', 'view', 'game', 'board'],
    types: ['rules'],
  },
  registry: { values: ['kernel', 'editions', ...ownGame] },
  /** A second reading of the law, which shares no code with the first. */
  referees: { values: ['referees'] },
  /** Goldens name the edition since which they read so. */
  testkit: { values: ['kernel', 'geometry', 'editions', 'testkit'], types: ['referees'] },
  /** A toy is drawn like a game: with what every board is made of. */
  toyBoard: { values: ['kernel', 'geometry', 'desk', 'testkit', 'toyBoard'] },
  ai: { values: ['kernel', 'ai'] },
  protocol: { values: ['kernel', 'protocol'] },
  desk: { values: ['kernel', 'geometry', 'desk'], types: ['protocol'] },
  table: { values: ['kernel', 'editions', 'protocol', 'ai', 'registry', 'table'] },
  server: { values: ['kernel', 'editions', 'protocol', 'ai', 'table', 'registry', 'server'] },
  web: {
    values: ['protocol', 'desk', 'registry', 'board', 'rulebooks', 'web'],
    types: ['kernel', 'meta', 'state', 'view', 'host'],
  },
  /** What adapts the tables to a browser; the page itself never loads rules. */
  host: { values: ['kernel', 'protocol', 'table', 'host'] },
  cli: {
    values: ['kernel', 'geometry', 'editions', 'referees', 'testkit', 'ai', 'protocol', 'registry', 'cli'],
    types: ownGame,
  },
  /** It measures every layer, the page included. */
  bench: { values: ['kernel', 'geometry', 'desk', 'ai', 'testkit', 'web', 'bench', ...wholeGame] },
};

/** Tests use the testkit; above the games they may also name a title, to have something to play with. */
const aboveGames: readonly Layer[] = [
  'kernel',
  'geometry',
  'editions',
  'ai',
  'testkit',
  'protocol',
  ...wholeGame,
];
const inGames: readonly Layer[] = ['kernel', 'geometry', 'testkit', 'desk', ...wholeGame];
export const testsMayImport: Readonly<Record<CodeLayer, readonly Layer[]>> = {
  kernel: ['testkit'],
  geometry: ['testkit'],
  editions: ['testkit', 'registry'],
  meta: inGames,
  state: inGames,
  view: inGames,
  rules: inGames,
  game: inGames,
  board: inGames,
  registry: inGames,
  referees: aboveGames,
  testkit: [...aboveGames, 'referees'],
  toyBoard: aboveGames,
  ai: aboveGames,
  protocol: aboveGames,
  desk: [...aboveGames, 'desk'],
  table: [...aboveGames, 'table'],
  server: [...aboveGames, 'table'],
  web: [...aboveGames, 'host', 'table'],
  host: [...aboveGames, 'table'],
  cli: [...aboveGames, 'referees'],
  bench: aboveGames,
};

/** Layers that run anywhere: no clock, chance, locale, network or machine. */
export const pureLayers: ReadonlySet<Layer> = new Set<Layer>([
  'kernel',
  'geometry',
  'registry',
  'meta',
  'state',
  'view',
  'rules',
  'game',
  'referees',
]);

/** Layers that also run in a browser, so Node's own modules are not there. */
export const browserLayers: ReadonlySet<Layer> = new Set<Layer>([
  ...pureLayers,
  'board',
  'ai',
  'protocol',
  'desk',
  'table',
  'web',
  'host',
]);

export const boardPackages = /^(preact|@preact\/signals)(\/|$)/;
