// Options of every kind at random, for random games.
import { anyOptionsOf } from '@grognard/testkit/any-options.ts';
import { generals } from '../module.ts';
import { options } from '../options.ts';

export const anyOptions = anyOptionsOf(generals, options.choices);
