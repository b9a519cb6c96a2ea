// A tournament in a position.
import { checked, type Form, fault, listOf, nullable, oneOf, record, whole } from '@grognard/kernel/forms.ts';
import { checkField, checkIds } from '../army/check-field.ts';
import { fieldDraftForm } from '../army/draft-forms.ts';
import { improvementDeckForm, musterId, notebookForm } from '../army/notebook-form.ts';
import { RELIC_IDS } from '../data/items.ts';
import { MAP_IDS } from '../data/maps.ts';
import { SIDES } from '../data/words.ts';
import { switches } from '../input/terms.ts';
import { byPlayer, player } from '../input/words.ts';
import { PLAYERS } from '../vocabulary.ts';
import { type Aftermath, type BattleRecord, PRELIMINARIES, type Series } from './state.ts';

const relics = listOf(oneOf(RELIC_IDS), RELIC_IDS.length);

const aftermath: Form<Aftermath> = record<Aftermath>({
  winner: player,
  conceded: nullable(player),
  vp: byPlayer(whole(0, 100)),
  legends: byPlayer(whole(0, 100)),
  survivors: byPlayer(listOf(musterId, 200)),
  relics: byPlayer(relics),
});

const battleRecord: Form<BattleRecord> = record<BattleRecord>({
  map: oneOf(MAP_IDS),
  winner: player,
  vp: byPlayer(whole(0, 100)),
});

const series: Form<Series> = record<Series>({
  preliminaries: oneOf(PRELIMINARIES),
  switches,
  battle: whole(1, 5),
  notebooks: nullable(byPlayer(notebookForm)),
  improvements: improvementDeckForm,
  relicBag: relics,
  maps: listOf(oneOf(MAP_IDS), 2),
  map: nullable(oneOf(MAP_IDS)),
  picker: nullable(player),
  sideOf: nullable(byPlayer(oneOf(SIDES))),
  fielded: nullable(byPlayer(fieldDraftForm)),
  aftermath: nullable(aftermath),
  records: listOf(battleRecord, 5),
});

export const seriesForm: Form<Series> = checked(series, (given, path) => {
  const { notebooks, fielded, sideOf } = given;
  if (given.battle > given.preliminaries + 1)
    fault('impossible', `${path}.battle`, 'The decisive battle is the last.');
  if (sideOf !== null && sideOf.A === sideOf.B)
    fault('impossible', `${path}.sideOf`, 'Two armies never fight from the same side.');
  if (notebooks === null) {
    if (fielded !== null || given.aftermath !== null)
      fault('missing-field', `${path}.notebooks`, 'notebooks are missing: armies have been fielded.');
    return;
  }
  for (const each of PLAYERS) {
    if (fielded !== null) checkField(notebooks[each], fielded[each], `${path}.fielded.${each}`);
    const survivors = given.aftermath?.survivors[each] ?? [];
    checkIds(notebooks[each], survivors, `${path}.aftermath.survivors.${each}`);
  }
});
