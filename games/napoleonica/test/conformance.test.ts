import { conformance } from '@grognard/testkit';
import { anyOptions } from '../any-options.ts';
import { napoleonica } from '../module.ts';

conformance(napoleonica, { games: 16, options: anyOptions, maxDecisions: 8_000 });
