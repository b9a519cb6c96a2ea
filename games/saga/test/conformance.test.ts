import { conformance } from '@grognard/testkit';
import { anyOptions } from '../any-options.ts';
import { saga } from '../module.ts';
import { workbench } from '../workbench.ts';

conformance(saga, {
  games: 16,
  options: anyOptions,
  maxDecisions: 20_000,
  // Set up by hand: `objectives.test.ts`.
  hiding: { secrets: workbench.secrets, pairs: 800, seldom: ['objective-held-back'] },
});
