import { conformance } from '@grognard/testkit';
import { anyOptions } from '../any-options.ts';
import { saga } from '../module.ts';

conformance(saga, { games: 16, options: anyOptions, maxDecisions: 20_000 });
