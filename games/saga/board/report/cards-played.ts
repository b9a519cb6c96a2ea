// The Strategy cards each side played for their effect, and in which turns.
import type { Tally } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import { STRATEGY_CARDS } from '../../data/strategy-cards.ts';
import type { Event } from '../../events.ts';
import { PLAYERS, type Player, type StrategyCardId } from '../../vocabulary.ts';
import { reportWords } from '../words/sentences-report.ts';

interface Play {
  readonly turn: number;
  readonly player: Player;
  readonly card: StrategyCardId;
}

function playsIn(events: readonly Event[]): readonly Play[] {
  let turn = 0;
  return events.flatMap((event) => {
    if (event.type === 'turnBegan') turn = event.turn;
    if (event.type !== 'cardPlayed' && event.type !== 'terrainLaid') return [];
    return [{ turn, player: event.player, card: event.card }];
  });
}

/** 'opening, turn 2, 5': Terrain may be laid before the first turn. */
function turnsOf(plays: readonly Play[]): string {
  const isOpening = plays.some(({ turn }) => turn === 0);
  const turns = plays.flatMap(({ turn }) => (turn > 0 ? [turn] : [])).join(', ');
  if (turns === '') return isOpening ? tell(reportWords.opening) : '';
  return tell(isOpening ? reportWords.openingAndTurns : reportWords.inTurns, { turns });
}

export function cardsPlayed(events: readonly Event[]): Tally {
  const plays = playsIn(events);
  const rows = STRATEGY_CARDS.flatMap(({ id, name }) => {
    const own = plays.filter(({ card }) => card === id);
    if (own.length === 0) return [];
    const bySeat = PLAYERS.map((player) => turnsOf(own.filter((play) => play.player === player)));
    return [{ name, rule: `SAG-${id}`, bySeat }];
  });
  const [blue = 0, red = 0] = PLAYERS.map((player) => plays.filter((play) => play.player === player).length);
  return { title: tell(reportWords.cardsPlayed), aside: tell(reportWords.cardsAside, { blue, red }), rows };
}
