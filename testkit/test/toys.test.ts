import { conformance } from '../src/index.ts';
import { bluff } from '../src/toys/bluff.ts';
import { coin } from '../src/toys/coin.ts';
import { ticTacToe } from '../src/toys/tic-tac-toe.ts';

conformance(ticTacToe, { games: 60, maxDecisions: 9 });
conformance(coin, { games: 60, maxDecisions: 20 });
conformance(bluff, { games: 60, maxDecisions: 2_000 });
