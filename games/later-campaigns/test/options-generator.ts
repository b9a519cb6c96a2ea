// Options of every kind at random, for random games.
import { anyOptionsOf } from '@grognard/testkit/any-options.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';

export const anyOptions = anyOptionsOf(laterCampaigns, options.choices);
