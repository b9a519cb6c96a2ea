import { conformance } from '@grognard/testkit';
import { generals } from '../module.ts';
import { anyOptions } from './options-generator.ts';

conformance(generals, { games: 50, maxDecisions: 5_000, options: anyOptions, silent: ['writeOrders'] });
