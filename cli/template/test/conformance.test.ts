import { conformance } from '@grognard/testkit';
import { matchingPennies } from '../module.ts';
import { workbench } from '../workbench.ts';
import { anyOptions } from './options-generator.ts';

conformance(matchingPennies, {
  games: 50,
  maxDecisions: 20,
  options: anyOptions,
  hiding: { secrets: workbench.secrets, pairs: 100 },
});
