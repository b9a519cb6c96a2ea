// NAP-3.2, NAP-RND.1: a battle from the tiles on its field to its last round.
// Also NAP-RUL.73.
import { secret } from '@grognard/kernel';
import { ESCALATION_CARDS } from '../data/escalation-cards.ts';
import { deckOf } from '../data/maneuver-cards.ts';
import { REINFORCEMENT_DECK } from '../data/reinforcement-cards.ts';
import { battleOf, changePlayer } from '../field/battle.ts';
import { drawCards } from '../field/hand.ts';
import {
  battleFrame,
  deploymentFrame,
  layTilesFrame,
  openingHandFrame,
  placementFrame,
  roundFrame,
} from '../frames.ts';
import { sequence, type Table } from '../rule-types.ts';
import { opponentOf, PLAYERS } from '../vocabulary.ts';
import { slotsOf } from './lay-tiles.ts';

/** NAP-SET.14 */
const OPENING_HAND = 5;

export const battle = sequence(battleFrame, 'NAP-RND.1', {
  tiles(umpire) {
    const fought = battleOf(umpire.state);
    if (fought.terms.slots === 'initiative' && slotsOf(fought).length > 0)
      umpire.call(layTilesFrame.at('roll', { order: [], chosen: [] }));
  },
  stocks: fillStocks,
  order: (umpire) => umpire.call(placementFrame.at('count', { winner: 'A' })),
  deploy(umpire) {
    // NAP-SET.15: who placed second counts as holder of the token.
    const { tieHolder } = battleOf(umpire.state);
    umpire.call(deploymentFrame.at('look', { player: opponentOf(tieHolder ?? 'B') }));
  },
  hands(umpire) {
    const { terms } = battleOf(umpire.state);
    const drawing = PLAYERS.filter((player) => player !== terms.automaton);
    for (const player of drawing) drawCards(umpire, player, OPENING_HAND, 'NAP-SET.14');
    if (terms.firstHolder !== null) battleOf(umpire.state).tieHolder = terms.firstHolder;
    const asked = drawing.filter((player) => terms.returned[player] > 0);
    if (asked.length > 0) umpire.call(openingHandFrame.ask(asked, {}));
  },
  round: (umpire) => umpire.call(roundFrame.at('reveal', {})),
  again(umpire, frame) {
    if (battleOf(umpire.state).result === null) frame.step = 'round';
  },
});

/** NAP-SET.5 to NAP-SET.7 */
function fillStocks(umpire: Table): void {
  const fought = battleOf(umpire.state);
  for (const player of PLAYERS) {
    const cards = umpire.random.shuffle(
      deckOf(fought.players[player].faction),
      `NAP-SET.5 Maneuver deck of ${player}`,
    );
    changePlayer(fought, player, { deck: cards.map((card) => secret(card)) });
  }
  const reinforcements = umpire.random.shuffle(REINFORCEMENT_DECK, 'NAP-SET.6 Reinforcement deck');
  fought.reinforcementDeck = reinforcements.map((card) => secret(card));
  const escalations = umpire.random.shuffle(
    ESCALATION_CARDS.map(({ id }) => id),
    'NAP-SET.7 Escalation deck',
  );
  fought.escalationDeck = escalations.slice(0, fought.terms.escalation).map((card) => secret(card));
}
