// SAG-4: shuffle, draw, deploy, reveal, opening Terrain; then the first turn.
import { secret } from '@grognard/kernel';
import { OBJECTIVE_CARDS } from '../data/objectives.ts';
import { changePlayer, drawCards } from '../field/hand.ts';
import {
  deploymentFrame,
  openingTerrainFrame,
  openObjectivesFrame,
  setupFrame,
  turnFrame,
} from '../frames.ts';
import { sequence, type Table } from '../rule-types.ts';
import { PLAYERS, type Player } from '../vocabulary.ts';

const OPENING_HAND = 5;
export const MUSTERED = 12;

export const setup = sequence(setupFrame, 'SAG-4.1', {
  shuffle(umpire) {
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
  deal(umpire) {
    for (const player of PLAYERS) drawCards(umpire, player, OPENING_HAND, 'SAG-4.3');
    for (const player of PLAYERS) dealObjectives(umpire, player);
  },
  openObjectives(umpire) {
    if (umpire.state.rules.objectives === 'classic') return;
    umpire.call(openObjectivesFrame.ask(PLAYERS, {}));
  },
  deploy(umpire) {
    for (const player of PLAYERS) muster(umpire, player);
    umpire.emit({ type: 'armiesMustered', rule: 'SAG-4.5' });
    umpire.call(deploymentFrame.ask(PLAYERS, {}));
  },
  /** Saved games stand here while both deploy: the armies are revealed with the deployment. */
  reveal() {},
  openingTerrain(umpire) {
    umpire.call(openingTerrainFrame.ask(PLAYERS, {}));
  },
  begin(umpire) {
    umpire.state.turn = 1;
    umpire.goto(turnFrame.at('initiative', {}));
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
