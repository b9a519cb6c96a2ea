// A decision walked through from beginning to end, and what it left held against what the game says.
import type { Moment, Named } from '../contract.ts';
import { compare } from './compare.ts';
import { HAPPENS } from './events.ts';
import type { Judge } from './judge.ts';
import { ALL } from './letters.ts';
import { winnerOf } from './scoring.ts';
import { type Battle, battleIn, framesIn, PLAYERS, RESERVE } from './shape.ts';
import { deckOf } from './tables/cards.ts';
import { unitCard } from './tables/units.ts';
import type { Walk } from './walk.ts';
import { markResults } from './walk-retreat.ts';
import { judgeWindows } from './windows.ts';

const AFTER_RESULTS = ['damage', 'harm', 'riposte', 'followUp', 'frenzy', 'persecution', 'discard', 'done'];

function walkOf(moment: Moment, judge: Judge, battle: Battle): Walk {
  const attackFrames = framesIn(moment.before).filter(({ proc }) => proc === 'attack');
  for (const [place, attack] of battle.attacks.entries()) {
    const step = attackFrames[place]?.step ?? '';
    if (!AFTER_RESULTS.includes(step)) continue;
    markResults(attack);
    const top = framesIn(moment.before).at(-1);
    // The position keeps how many there were, and the frame how many are left.
    attack.retreats = step === 'damage' && top?.proc === 'retreat' ? Number(top['left']) : 0;
  }
  const drawn = moment.drawn.map((each) => ({ ...each }));
  return {
    ...{ battle, moment, judge },
    rolls: drawn.filter(({ purpose }) => / die [WYOTSK]$/.test(purpose)),
    tokens: drawn.filter(({ purpose }) => / Order /.test(purpose)),
    ...{ dues: [], hexesPaid: 0, last: null, frenzied: null, shuffled: [], scored: { A: 0, B: 0 } },
  };
}

const QUIET = ['fatigueChanged', 'corruptionChanged', 'automatonDecided'];

function step(walk: Walk, event: Named): void {
  const met = walk.dues.findIndex(({ isMet }) => isMet(event));
  if (met >= 0) walk.dues.splice(met, 1);
  HAPPENS[event.type]?.(walk, event);
  if (!QUIET.includes(event.type)) walk.last = event;
}

/** What ends a battle and what begins one may come of one decision: each is walked through on its own. */
export function judgeCourse(moment: Moment, judge: Judge): Battle | null {
  const [before, after] = [battleIn(moment.before), battleIn(moment.after)];
  const began = moment.events.findIndex(({ type }) => type === 'battleBegan');
  let end: Battle | null = null;
  if (before !== null && (after === null || began >= 0)) {
    const won = moment.events.findIndex(({ type }) => type === 'battleWon');
    end = through(walkOf(moment, judge, before), moment.events.slice(0, won + 1));
  }
  if (after === null || (before === null && began < 0)) return end;
  const battle = before === null || began >= 0 ? freshBattle(after) : before;
  const walk = walkOf(moment, judge, battle);
  layStocks(walk, after);
  // NAP-REI.6: who gained a model before counts no longer once the phase begins.
  if (battle.phase === 'order') battle.gained = [];
  through(walk, moment.events.slice(began + 1));
  for (const { rule, what } of walk.dues) judge.must('dues', rule, what, after.result !== null);
  judgeWindows(walk, after);
  compare(walk, after);
  if (after.result === null)
    judge.check('endings', 'NAP-VIC.2', 'nobody has won yet', null, winnerOf(after, false));
  return end ?? walk.battle;
}

function through(walk: Walk, events: readonly Named[]): Battle {
  for (const event of events) step(walk, event);
  return walk.battle;
}

/** NAP-3.2: both armies wait, and nobody has drawn anything. */
function freshBattle(after: Battle): Battle {
  const battle = JSON.parse(JSON.stringify(after)) as Battle;
  const { terms, units } = battle;
  Object.assign(battle, { ground: terms.ground, round: 0, phase: 'setup', leader: null, revealed: [] });
  const fatigues = PLAYERS.flatMap((player) => terms.armies[player].units.map(({ fatigue }) => fatigue));
  for (const [id, unit] of units.entries()) {
    const models = unitCard(unit.type).size;
    Object.assign(unit, {
      at: RESERVE,
      models,
      fatigue: fatigues[id],
      orders: '',
      blanks: 0,
      grenade: false,
    });
  }
  for (const player of PLAYERS) {
    const holding = battle.players[player];
    holding.deck = [...holding.hand.map(({ card }) => card), ...holding.deck];
    Object.assign(holding, { pouch: ALL, screen: '', spentOpen: '', spentHidden: '', hand: [], laid: null });
    Object.assign(holding, { discard: [], corruption: terms.corruption[player], vp: terms.vp[player] });
  }
  return battle;
}

/** NAP-SET.4 to NAP-SET.7: decks are shuffled unseen, once the tiles lie. */
function layStocks({ battle, judge }: Walk, after: Battle): void {
  const isLaid = battle.reinforcementDeck.length > 0 || after.reinforcementDeck.length === 0;
  if (isLaid || battle.round > 0) return;
  for (const player of PLAYERS) {
    const { faction, deck } = after.players[player];
    judge.check(
      'decks',
      'NAP-SET.5',
      `deck of ${player}`,
      deckOf(faction).toSorted(),
      [...deck, ...after.players[player].hand.map(({ card }) => card)].toSorted(),
    );
    battle.players[player].deck = deck;
  }
  battle.reinforcementDeck = [...after.reinforcementDeck];
  battle.escalationDeck = [...after.escalationDeck];
}
