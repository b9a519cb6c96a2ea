// SAG-11.7 to 11.13: what winning a Melee brings. Winning alone waives the tests (SAG-R36), and a winner that leaves has
// still won (SAG-R90).

import { type Decision, type Frozen, frozen, type RuleId } from '@grognard/kernel';
import { ask, nobody, yesNo } from '../actions/yes-no.ts';
import { rulesOf } from '../cards/registry.ts';
import { addDeed, removeCasualty } from '../combat/elimination.ts';
import { changePlayer } from '../field/hand.ts';
import { flipCharge } from '../field/melees.ts';
import { nounOf } from '../field/nouns.ts';
import { captureGround, discardGround, refuseTerrain, terrainAt } from '../field/terrain.ts';
import { findUnit, has, isCavalry, isOutflanker, unitOf } from '../field/units.ts';
import { moraleFrame, type WinFrame, winFrame } from '../frames.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { callRetreat } from './morale.ts';
import { openWindow } from './window.ts';

const recoverCas = yesNo<WinFrame>('recoverCas', 'SAG-11.8', 'recover', (umpire, frame, yes) => {
  frame.step = 'relief';
  if (yes) removeCasualty(umpire, frame.winner, 'SAG-11.8');
});

const capture = yesNo<WinFrame>('capture', 'SAG-11.11', 'capture', (umpire, frame, yes) => {
  frame.step = 'over';
  if (!yes) return;
  if (isOutflanker(unitOf(umpire.state, frame.winner))) discardGround(umpire, frame.loserAt, 'SAG-11.13');
  else captureGround(umpire, frame.winner, frame.loserAt, 'SAG-11.11');
});

const stayOrLeave: Rule<WinFrame, 'winner'> = {
  type: 'winner',
  rule: 'SAG-11.10',
  *candidates(_state, frame) {
    if (frame.step !== 'choose') return;
    yield { type: 'winner', how: 'stay' };
    yield { type: 'winner', how: 'leave' };
  },
  refuse: () => null,
  target: ({ how }) => ({ button: how }),
  apply(umpire, frame, _seat, { how }) {
    frame.step = 'window';
    if (how === 'stay') return;
    // SAG-R58: the steadfast must really roll and fail.
    if (has(unitOf(umpire.state, frame.winner), 'steadfast')) frame.step = 'rolls';
    else callRetreat(umpire, frame.winner);
  },
};

const askOwner = (
  state: Frozen<State>,
  { winner }: Frozen<WinFrame>,
  rule: RuleId,
  prompt: typeof prompts.recoverCasualty | typeof prompts.stay,
): readonly Decision[] => ask(unitOf(state, winner).owner, rule, prompt, { unit: nounOf(state, winner) });

export const win = procedure(winFrame, {
  rule: 'SAG-11.7',
  pending(state, frame) {
    switch (frame.step) {
      case 'recover':
        return askOwner(state, frame, 'SAG-11.8', prompts.recoverCasualty);
      case 'choose':
        return askOwner(state, frame, 'SAG-11.10', prompts.stay);
      case 'capture':
        return isOutflanker(unitOf(state, frame.winner))
          ? ask(unitOf(state, frame.winner).owner, 'SAG-11.13', prompts.discardTerrain)
          : ask(unitOf(state, frame.winner).owner, 'SAG-11.11', prompts.captureTerrain);
      default:
        return nobody;
    }
  },
  actions: [recoverCas, stayOrLeave, capture],
  advance(umpire, frame) {
    switch (frame.step) {
      case 'begin':
        return begin(umpire, frame);
      case 'relief':
        frame.step = frame.owed.length > 0 ? 'choose' : 'window';
        return;
      case 'rolls':
        return rollOwed(umpire, frame);
      case 'window':
        return pursue(umpire, frame);
      case 'ground':
        frame.step = mayCapture(umpire.state, frame) ? 'capture' : 'over';
        return;
      default:
        umpire.end();
    }
  },
  resume(_umpire, frame, result) {
    if (frame.step === 'rolls' && typeof result === 'string') frame.owed = [];
  },
});

/** Steps 1 and 2. What counts are casualties from the beginning of the Melee, and the last stays (SAG-R37, SAG-R38). */
function begin(umpire: Table, frame: WinFrame): void {
  const { state } = umpire;
  const { owner, at, card, chargeTurn, cas, attached } = unitOf(state, frame.winner);
  const cavalry = isCavalry(unitOf(state, frame.winner));
  changePlayer(state, owner, { meleeWins: state.players[owner].meleeWins + 1 });
  const charging = chargeTurn === state.turn;
  addDeed(state, { deed: 'meleeWon', owner, card: card.hidden, at, cavalry, charging });
  flipCharge(umpire, frame.winner);
  const heals = attached.some((each) => rulesOf(each).healsWinner === true);
  const mayRecover = (frame.startCas >= 1 && cas >= 2) || (heals && cas >= 1);
  frame.step = mayRecover ? 'recover' : 'relief';
}

function rollOwed(umpire: Table, frame: WinFrame): void {
  const [next, ...rest] = frame.owed;
  frame.owed = rest;
  if (next === undefined || findUnit(umpire.state, frame.winner) === undefined) {
    frame.step = 'window';
    return;
  }
  umpire.call(moraleFrame.at('roll', { unit: next.unit, need: next.need }));
}

/** Step 4: a winner killed by its own retreat wins nothing more. */
function pursue(umpire: Table, frame: WinFrame): void {
  const winner = findUnit(frozen(umpire.state), frame.winner);
  frame.step = winner === undefined ? 'over' : 'ground';
  if (winner === undefined) return;
  const active = umpire.state.activation?.player ?? winner.owner;
  openWindow(umpire, 'W-WIN', [winner.owner], active, { unit: winner.id, target: frame.loser });
}

/** Step 5, SAG-R76: it has not left its slot, and the Terrain of the beaten unit could lie under it. */
function mayCapture(state: State, frame: WinFrame): boolean {
  const winner = findUnit(frozen(state), frame.winner);
  const terrain = terrainAt(frozen(state), frame.loserAt);
  if (winner === undefined || winner.at !== frame.at || terrain === null) return false;
  return refuseTerrain(winner, terrain) === null;
}
