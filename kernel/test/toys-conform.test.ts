import { conformance } from '@grognard/testkit';
import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { coin } from '@grognard/testkit/toys/coin.ts';

conformance(coin, { games: 40, maxDecisions: 2 });
conformance(bluff, { games: 60, maxDecisions: 60 });
