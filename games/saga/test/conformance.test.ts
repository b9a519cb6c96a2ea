import { conformance } from '@grognard/testkit';
import { saga } from '../module.ts';
import { randomOptions } from './options-generator.ts';

conformance(saga, { games: 24, options: randomOptions, maxDecisions: 20_000 });
