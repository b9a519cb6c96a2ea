// Options of every kind at random, for random games of the smallest battle.
import { anyOptionsOf } from '@grognard/testkit/any-options.ts';
import type { OptionsGenerator } from '@grognard/testkit/game.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';

const everything = anyOptionsOf(laterCampaigns, options.choices);

export const anyOptions: OptionsGenerator = (random) => ({
  ...Object(everything(random)),
  scenario: 'quatre-bras',
});
