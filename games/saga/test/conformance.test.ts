import { conformance } from '@grognard/testkit';
import { anyOptions } from '../any-options.ts';
import { saga } from '../module.ts';

conformance(saga, { games: 24, options: anyOptions, maxDecisions: 20_000 });
