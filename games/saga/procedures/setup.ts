// SAG-4: shuffle, draw, deploy, reveal, opening Terrain; then the first turn.
import { type Frame, secret, sequence } from '@grognard/kernel';
import { OBJECTIVE_CARDS } from '../data/objectives.ts';
import { zoneOfSlot } from '../deployment/deploying.ts';
import { freshUnit } from '../field/army.ts';
import { changePlayer, drawCards } from '../field/hand.ts';
import { indexOf, placeOf, TERRAIN_SLOTS } from '../field/places.ts';
import type { BothFrame } from '../frames.ts';
import type { Proc, Table } from '../rule-types.ts';
import { beginDrafts, revealDrafts } from '../secrecy/drafts.ts';
import { known } from '../secrecy/secrets.ts';
import { PLAYERS, type Place, type Player, type UnitCardId, type UnitId } from '../vocabulary.ts';

const OPENING_HAND = 5;
const MUSTERED = 12;

const both = (umpire: Table, proc: string): void =>
  umpire.call<BothFrame>({ proc, step: 'decide', committed: [] });

export const setup: Proc<Frame> = sequence('SAG-4.1', {
  shuffle(umpire: Table) {
    const { state, random } = umpire;
    for (const player of PLAYERS) {
      const { deck } = state.players[player];
      changePlayer(state, player, { deck: random.shuffle(deck, `SAG-4.3 ${player} Strategy deck`) });
    }
    const ids = OBJECTIVE_CARDS.map(({ id }) => id);
    const order = random.shuffle(ids, 'SAG-4.1 Objective deck');
    state.objectiveDeck = order.map((id) => secret(id));
    for (const player of PLAYERS) {
      const { army } = state.players[player];
      changePlayer(state, player, { army: random.shuffle(army, `SAG-4.5 ${player} Army deck`) });
    }
  },
  deal(umpire: Table) {
    for (const player of PLAYERS) drawCards(umpire, player, OPENING_HAND, 'SAG-4.3');
    for (const player of PLAYERS) dealObjectives(umpire, player);
  },
  openObjectives(umpire: Table) {
    if (umpire.state.rules.objectives === 'classic') return;
    beginDrafts(umpire.state, { kind: 'objective', obj: null });
    both(umpire, 'openObjectives');
  },
  deploy(umpire: Table) {
    for (const player of PLAYERS) muster(umpire, player);
    umpire.emit({ type: 'armiesMustered', rule: 'SAG-4.5' });
    beginDrafts(umpire.state, { kind: 'deploy', slots: {} });
    both(umpire, 'deployment');
  },
  reveal: deployBoth,
  openingTerrain(umpire: Table) {
    beginDrafts(umpire.state, { kind: 'terrain', slots: {} });
    both(umpire, 'openingTerrain');
  },
  begin(umpire: Table) {
    umpire.state.turn = 1;
    umpire.goto<Frame>({ proc: 'turn', step: 'initiative' });
  },
});

/** SAG-4.4, 19.2 */
function dealObjectives({ state }: Table, player: Player): void {
  const count = state.rules.objectives === 'threeOneOpen' ? 3 : 2;
  const drawn = state.objectiveDeck.slice(0, count);
  state.objectiveDeck = state.objectiveDeck.slice(count);
  const objectives = drawn.map(({ hidden }) => ({
    card: secret(hidden, player),
    open: false,
    scored: false,
  }));
  changePlayer(state, player, { objectives });
}

/** SAG-4.5 */
function muster({ state }: Table, player: Player): void {
  const { army } = state.players[player];
  const drawn = army.slice(0, MUSTERED).map(({ hidden }) => secret(hidden, player));
  changePlayer(state, player, { army: army.slice(MUSTERED), muster: drawn });
}

/** SAG-4.10: both Lines are turned up, the Reserve stays down. Numbers go by slot, so they say nothing. */
function deployBoth(umpire: Table): void {
  const { state } = umpire;
  const drafts = revealDrafts(umpire);
  const units: { unit: UnitId; card: UnitCardId; at: Place }[] = [];
  for (const player of PLAYERS) {
    const draft = drafts[player];
    if (draft?.kind !== 'deploy') continue;
    let tokens = 0;
    for (const slot of TERRAIN_SLOTS) {
      const card = draft.slots[slot];
      if (card === undefined) continue;
      tokens += 1;
      const at = placeOf(player, slot);
      const faceUp = zoneOfSlot(slot) !== 'R';
      const unit = freshUnit(player, tokens, faceUp ? known(card) : secret(card, player), at);
      state.field[indexOf(at)] = { ...unit, faceUp };
      if (faceUp) units.push({ unit: unit.id, card, at });
    }
    changePlayer(state, player, { muster: [], tokens });
  }
  umpire.emit({ type: 'armiesDeployed', rule: 'SAG-4.10', units });
}
