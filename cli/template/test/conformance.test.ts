import { conformance } from '@grognard/testkit';
import { matchingPennies } from '../module.ts';
import { anyOptions } from './options-generator.ts';

conformance(matchingPennies, { games: 50, maxDecisions: 20, options: anyOptions });
