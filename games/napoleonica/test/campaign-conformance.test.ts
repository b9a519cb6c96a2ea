import { conformance } from '@grognard/testkit';
import { napoleonica } from '../module.ts';

conformance(napoleonica, { games: 2, options: () => ({ mode: 'campaign' }), maxDecisions: 20_000 });
