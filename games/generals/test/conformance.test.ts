import { conformance } from '@grognard/testkit';
import { generals } from '../module.ts';
import { workbench } from '../workbench.ts';
import { anyOptions } from './options-generator.ts';

conformance(generals, {
  games: 50,
  maxDecisions: 5_000,
  options: anyOptions,
  silent: ['writeOrders'],
  // Set up by hand: `custom-setup.test.ts`, `targets.test.ts`.
  hiding: { secrets: workbench.secrets, pairs: 800, seldom: ['where-unit-is-set-up', 'target'] },
});
