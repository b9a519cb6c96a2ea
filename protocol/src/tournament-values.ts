import { flag, maybe, oneOf, record, whole } from '@grognard/kernel/forms.ts';
import { clockWish } from './clock-wish.ts';
import { SYSTEMS, ZERO_RULES } from './hall-vocabulary.ts';
import { json, name, shortText } from './plain-values.ts';
import type { TournamentWish } from './tournament.ts';

export const tournamentWish = record<TournamentWish>({
  title: shortText(60, 'a name of 1 to 60 letters'),
  game: name,
  options: json,
  about: shortText(120, 'a text of 1 to 120 letters'),
  system: oneOf(SYSTEMS),
  rounds: whole(1, 15),
  clock: clockWish,
  zero: oneOf(ZERO_RULES),
  rated: flag,
  roundDays: maybe(whole(1, 365)),
});
