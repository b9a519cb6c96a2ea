// NAP-3.2, NAP-STEP-SET.2 to NAP-STEP-SET.4: sides, factions and rosters as far as the options leave them open; then the battle.
// Also NAP-RUL.94.
import { invariant } from '@grognard/kernel';
import { battleGround, battleTerms, recommended, rosterFor } from '../battle-terms.ts';
import { ROSTERS, type Roster } from '../data/rosters.ts';
import { type Faction, SIDES, type Side } from '../data/words.ts';
import { battleOf } from '../field/battle.ts';
import { battleFactionsFrame, battleRostersFrame, type MatchFrame, matchFrame } from '../frames.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import { type ByPlayer, byPlayer, opponentOf, PLAYERS, type Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';
import { beginBattle } from './begin-battle.ts';
import { rollD6 } from './d6.ts';

const sidesWith = (south: Player): ByPlayer<Side> =>
  byPlayer((player) => (player === south ? 'south' : 'north'));

const pickSide: Rule<MatchFrame, 'pickSide'> = {
  type: 'pickSide',
  rule: 'NAP-SET.2',
  candidates: () => SIDES.map((side) => ({ type: 'pickSide', side })),
  refuse: () => null,
  target: ({ side }) => ({ button: side }),
  apply(umpire, frame, _seat, { side }) {
    const winner = frame.winner ?? 'A';
    settleSides(umpire, frame, side === 'south' ? winner : opponentOf(winner));
  },
};

function settleSides(umpire: Table, frame: MatchFrame, south: Player): void {
  frame.sideOf = sidesWith(south);
  frame.step = 'factions';
  umpire.emit({ type: 'sidesSettled', rule: 'NAP-SET.2', sideOf: frame.sideOf });
}

const sideOf = (frame: MatchFrame, player: Player): Side => frame.sideOf?.[player] ?? 'south';

const ask = asking('NAP-SET.2', prompts.pickSide);

export const match = procedure(matchFrame, {
  rule: 'NAP-SET.1',
  pending: (_state, { step, winner }) => (step === 'pickSide' && winner !== null ? ask(winner) : NOBODY),
  actions: [pickSide],
  advance(umpire, frame) {
    switch (frame.step) {
      case 'sides': {
        const { south } = frame.options;
        if (south !== 'dice') return settleSides(umpire, frame, south);
        frame.winner = rollD6(umpire, 'NAP-SET.2');
        frame.step = 'pickSide';
        return;
      }
      case 'factions':
        return chooseFactions(umpire, frame);
      case 'rosters':
        return chooseRosters(umpire, frame);
      case 'begin':
        frame.step = 'over';
        return begin(umpire, frame);
      default:
        return finish(umpire);
    }
  },
  resume(_umpire, frame, result) {
    if (frame.step === 'rosters') frame.factions = factionsIn(result);
    else if (frame.step === 'begin') frame.armies = armiesIn(frame, result);
  },
});

const undecided = ({ options }: MatchFrame): readonly Player[] =>
  PLAYERS.filter((player) => options.armies[player] === 'choose');

/** NAP-SET.16: only among the factions allowed for the side. */
function chooseFactions(umpire: Table, frame: MatchFrame): void {
  frame.step = 'rosters';
  const { factions } = battleGround(frame.options);
  const allowed = byPlayer((player) => factions[sideOf(frame, player)]);
  const asked = undecided(frame);
  if (asked.length > 0) umpire.call(battleFactionsFrame.ask(asked, { allowed }));
}

/** NAP-SCN.5: recommended rosters within the limit, the costliest first. */
function chooseRosters(umpire: Table, frame: MatchFrame): void {
  frame.step = 'begin';
  const { limits } = battleGround(frame.options);
  frame.armies = byPlayer((player) => {
    const chosen = frame.options.armies[player];
    return chosen === 'choose' ? null : rosterFor(chosen, limits[sideOf(frame, player)]);
  });
  const offered = byPlayer((player) =>
    recommended(frame.factions[player] ?? '', limits[sideOf(frame, player)]).map(({ name }) => name),
  );
  const asked = undecided(frame);
  if (asked.length > 0) umpire.call(battleRostersFrame.ask(asked, { offered }));
}

function factionsIn(result: unknown): ByPlayer<Faction | null> {
  // What the procedure of NAP-STEP-SET.2 ends with.
  return result as ByPlayer<Faction | null>;
}

function armiesIn({ armies }: MatchFrame, result: unknown): ByPlayer<Roster | null> {
  const names = result as ByPlayer<string | null>;
  const rosters: { readonly [name: string]: Roster } = ROSTERS;
  return byPlayer((player) => armies[player] ?? rosters[names[player] ?? ''] ?? null);
}

function begin(umpire: Table, { options, sideOf: sides, armies }: MatchFrame): void {
  const { A, B } = armies;
  invariant(sides !== null && A !== null && B !== null, 'both armies are chosen');
  beginBattle(umpire, battleTerms(options, sides, { A, B }));
}

function finish(umpire: Table): void {
  const { result } = battleOf(umpire.state);
  invariant(result !== null, 'the battle has been fought');
  umpire.state.result = { winners: [result.winner], rule: result.rule, text: result.text };
}
