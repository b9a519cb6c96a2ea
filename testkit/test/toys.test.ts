import { conformance } from '../src/index.ts';
import { ticTacToe } from '../src/toys/tic-tac-toe.ts';

conformance(ticTacToe, { games: 60, maxDecisions: 9 });
