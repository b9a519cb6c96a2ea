import { type Case, interleaved } from './measuring/interleaved.ts';
import { boardgameIoMcts, boardgameIoMoves, boardgameIoReset } from './tic-tac-toe/boardgame-io.ts';
import { recordedGames } from './tic-tac-toe/games.ts';
import { grognardMcts, grognardMoves } from './tic-tac-toe/grognard.ts';
import { handWritten } from './tic-tac-toe/hand-written.ts';

export interface Report {
  readonly cases: readonly Case[];
  readonly ratios: { readonly [what: string]: number };
}

const CEILING = 'moves, hand-written loop';
const OURS = 'moves, Grognard: checked, with events, journal and undo';
const THEIRS = 'moves, boardgame.io client';
const THEIRS_REUSED = 'moves, boardgame.io client, one reset for every game';
const OUR_SEARCH = 'MCTS iterations, Grognard';
const THEIR_SEARCH = 'MCTS iterations, boardgame.io bot';

/** What we promise, in the same run on the same machine. */
export const TARGETS: { readonly [what: string]: number } = {
  'moves, Grognard to hand-written loop': 0.1,
  'moves, Grognard to boardgame.io': 100,
  'MCTS, Grognard to boardgame.io': 25,
};

/** Noughts and crosses, so small that the kernel itself is what is measured. */
export function ticTacToeBench(): Report {
  const [many, few] = [recordedGames(1000), recordedGames(20)];
  const contestants = [
    { name: CEILING, run: () => handWritten(many) },
    { name: OURS, run: () => grognardMoves(many) },
    { name: THEIRS, run: () => boardgameIoMoves(few) },
    { name: THEIRS_REUSED, run: () => boardgameIoReset(few) },
    { name: OUR_SEARCH, run: () => grognardMcts(2000) },
    { name: THEIR_SEARCH, run: () => boardgameIoMcts(100) },
  ];
  const cases = interleaved(contestants, { rounds: 10, ms: 200 });
  const rate = (name: string): number => cases.find((each) => each.name === name)?.perSecond ?? 0;
  return {
    cases,
    ratios: {
      'moves, Grognard to hand-written loop': rate(OURS) / rate(CEILING),
      'moves, Grognard to boardgame.io': rate(OURS) / rate(THEIRS),
      'moves, Grognard to boardgame.io reset': rate(OURS) / rate(THEIRS_REUSED),
      'MCTS, Grognard to boardgame.io': rate(OUR_SEARCH) / rate(THEIR_SEARCH),
    },
  };
}

if (import.meta.main) {
  const report = ticTacToeBench();
  console.log(JSON.stringify(report));
  process.exitCode = Object.entries(TARGETS).every(([what, least]) => (report.ratios[what] ?? 0) >= least)
    ? 0
    : 1;
}
