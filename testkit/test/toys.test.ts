import { conformance } from '../src/index.ts';
import { bluff } from '../src/toys/bluff.ts';
import { coin } from '../src/toys/coin.ts';
import { couriers } from '../src/toys/couriers.ts';
import { ramble } from '../src/toys/ramble.ts';
import { ticTacToe } from '../src/toys/tic-tac-toe.ts';

conformance(ticTacToe, { games: 60, maxDecisions: 9 });
conformance(coin, { games: 60, maxDecisions: 20 });
conformance(bluff, { games: 60, maxDecisions: 2_000 });
conformance(couriers, { games: 60, maxDecisions: 100 });
conformance(ramble, { games: 30, maxDecisions: 40, options: () => ({ ramblers: 1 }) });
conformance(ramble, { games: 30, maxDecisions: 60, options: () => ({ ramblers: 3 }) });
