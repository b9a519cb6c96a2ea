// NAP-TRN.7, NAP-TRN.24: a tournament from the choice of factions to the decisive battle.
import { invariant } from '@grognard/kernel';
import { notebookOf } from '../army/books.ts';
import { fieldArmyFrame, improvementFrame, restorationFrame, shopFrame } from '../army/frames.ts';
import { MAP_IDS } from '../data/maps.ts';
import { beginBattle } from '../procedures/begin-battle.ts';
import { rollD6 } from '../procedures/d6.ts';
import { sequence, type Table } from '../rule-types.ts';
import { opponentOf, PLAYERS, type Player } from '../vocabulary.ts';
import { tournamentResults } from '../words/tournament.ts';
import { enterAftermath, keepRelics, loserOf } from './aftermath.ts';
import { factionsFrame, pickMapFrame, pickSideFrame, tournamentFrame } from './frames.ts';
import { headStart } from './head-start.ts';
import { drawRelics } from './relics.ts';
import { aftermathOf, changeSeries, isDecisive, seriesOf } from './state.ts';
import { fieldTerms, tournamentTerms } from './terms.ts';

export const tournament = sequence(tournamentFrame, 'NAP-TRN.24', {
  factions: (umpire) => umpire.call(factionsFrame.ask(PLAYERS, {})),
  muster: (umpire) => umpire.call(shopFrame.ask(PLAYERS, { shop: 'muster' })),
  maps(umpire) {
    if (isDecisive(seriesOf(umpire.state))) changeSeries(umpire.state, { map: 'MAP7', maps: [] });
    else drawMaps(umpire);
  },
  side(umpire) {
    const { picker } = seriesOf(umpire.state);
    const player = isDecisive(seriesOf(umpire.state)) ? behind(umpire) : opponentOf(picker ?? 'A');
    umpire.call(pickSideFrame.at('choose', { player }));
  },
  field: (umpire) => umpire.call(fieldArmyFrame.ask(PLAYERS, fieldTerms(seriesOf(umpire.state)))),
  fight,
  aftermath(umpire, frame) {
    if (!isDecisive(seriesOf(umpire.state))) return enterAftermath(umpire);
    frame.step = 'done';
    crown(umpire);
  },
  restoreLoser: (umpire) => restore(umpire, loserOf(umpire.state)),
  restoreWinner: (umpire) => restore(umpire, aftermathOf(umpire.state).winner),
  improveLoser: (umpire) => improve(umpire, loserOf(umpire.state)),
  improveWinner: (umpire) => improve(umpire, aftermathOf(umpire.state).winner),
  relics: keepRelics,
  shop: (umpire) => umpire.call(shopFrame.ask(PLAYERS, { shop: 'interval' })),
  next(umpire, frame) {
    const { battle } = seriesOf(umpire.state);
    changeSeries(umpire.state, { battle: battle + 1, map: null, sideOf: null, fielded: null });
    frame.step = 'maps';
  },
});

/** NAP-TRN.6: two different maps of the first seven. */
function drawMaps(umpire: Table): void {
  const { aftermath } = seriesOf(umpire.state);
  const drawable = MAP_IDS.filter((map) => map !== 'MAP8');
  const maps = umpire.random.shuffle(drawable, 'NAP-TRN.6 maps').slice(0, 2);
  const picker = aftermath === null ? rollD6(umpire, 'NAP-TRN.6') : opponentOf(aftermath.winner);
  changeSeries(umpire.state, { maps, picker });
  umpire.emit({ type: 'mapsDrawn', rule: 'NAP-TRN.6', maps, picker });
  umpire.call(pickMapFrame.at('choose', { player: picker }));
}

/** NAP-TRN.24: who has fewer VP picks the side of the decisive battle. */
function behind(umpire: Table): Player {
  const [A, B] = [notebookOf(umpire.state, 'A').vp, notebookOf(umpire.state, 'B').vp];
  if (A === B) return rollD6(umpire, 'NAP-TRN.24');
  return A < B ? 'A' : 'B';
}

function fight(umpire: Table): void {
  const series = seriesOf(umpire.state);
  const { map, relicBag, notebooks } = series;
  invariant(map !== null && notebooks !== null, 'the battle is prepared');
  const relics = isDecisive(series) ? [] : drawRelics(relicBag, map, umpire.random);
  if (relics.length > 0) umpire.emit({ type: 'relicsLaid', rule: 'NAP-TRN.11', relics });
  const start = headStart(notebooks);
  if (isDecisive(series))
    for (const player of PLAYERS)
      if (start[player] > 0)
        umpire.emit({ type: 'headStartGiven', rule: 'NAP-TRN.14', player, vp: start[player] });
  beginBattle(umpire, tournamentTerms(series, relics));
}

function restore(umpire: Table, player: Player): void {
  umpire.call(restorationFrame.at('look', { player, free: null }));
}

/** NAP-TRN.10: for a fit unit that was fielded and survived. */
function improve(umpire: Table, player: Player): void {
  const eligible = aftermathOf(umpire.state).survivors[player];
  umpire.call(improvementFrame.at('draw', { player, eligible, cards: [] }));
}

/** NAP-TRN.15, NAP-RUL.81 */
function crown(umpire: Table): void {
  const winner = umpire.state.battle?.result?.winner;
  invariant(winner !== undefined, 'the decisive battle is over');
  umpire.state.result = { winners: [winner], rule: 'NAP-TRN.15', text: tournamentResults.crowned };
  umpire.emit({ type: 'tournamentWon', rule: 'NAP-TRN.15', player: winner });
}
