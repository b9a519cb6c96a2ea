// SAG-26: what each card does.
import type { Named } from '../contract.ts';
import { at, other, type Player } from './board.ts';
import { supportingGuns } from './cards.ts';
import { fire } from './combat.ts';
import { eliminate } from './harm.ts';
import { clearStanding, stepOnto } from './land.ts';
import { placeInReserve } from './reserve.ts';
import { moraleSum } from './sums.ts';
import {
  choose,
  draw,
  enlist,
  type Play,
  type Table,
  tell,
  type Unit,
  type Window,
  without,
} from './table.ts';
import { test } from './tests.ts';

/** Added while the activation or the turn lasts. */
const VALUES: { readonly [card: string]: number } = {
  G10: 1,
  G11: 1,
  G13: 2,
  G16: 1,
  G17: -1,
  N03: 2,
  N07: -2,
  N09: -2,
  F01: 1,
  F04: 2,
  B02: -3,
  B06: 1,
  P01: 1,
};
const ALL_TURN: readonly string[] = ['G13', 'G20', 'N03', 'F01', 'P01', 'P03'];

function lasting(table: Table, card: string, by: Player, unit: Unit | null, value = VALUES[card] ?? 0): void {
  const lasts = ALL_TURN.includes(card) ? 'turn' : 'action';
  table.effects = [...table.effects, { card, by, unit, lasts, value }];
}

function takeFormation(table: Table, unit: Unit, formation: Unit['formation']): void {
  unit.formation = formation;
  tell(table, 'formationTaken', { unit: unit.id, formation });
}

function attach(table: Table, unit: Unit, card: string): true {
  unit.attached = [...unit.attached, card];
  tell(table, 'cardAttached', { card, unit: unit.id });
  return true;
}

/** SAG-N11: any of the enemy's cards, each equally likely. */
function intercept(table: Table, from: Player): void {
  const general = table.players[from];
  const card = general.hand[table.roll(general.hand.length, 'SAG-N11') - 1];
  if (card === undefined) return;
  general.hand = without(general.hand, card);
  general.discard = [...general.discard, card];
}

/** SAG-F08. */
function* lookThrough(table: Table, player: Player): Play {
  draw(table, player, 3);
  const general = table.players[player];
  for (let left = Math.min(2, general.hand.length); left > 0; left -= 1) {
    const cards = [...new Set(general.hand)];
    const { card } = yield* choose(
      player,
      'SAG-F08',
      cards.map((each) => ({ type: 'putUnder', card: each })),
    );
    general.hand = without(general.hand, String(card));
    general.deck = [...general.deck, String(card)];
  }
}

function turnUp(table: Table, action: Named): void {
  const guns = Array.isArray(action['guns']) ? action['guns'] : [];
  for (const unit of table.units) if (guns.includes(unit.id)) unit.faceUp = true;
}

function* onMyUnit(table: Table, window: Window, player: Player, card: string): Play<boolean> {
  const { unit, target } = window;
  if (unit === undefined) return false;
  switch (card) {
    case 'G05':
      takeFormation(table, unit, 'line');
      return false;
    case 'G07':
      takeFormation(table, player === unit.owner ? unit : (target ?? unit), 'echelon');
      return false;
    case 'G08':
    case 'G09':
    case 'F07':
    case 'P05':
      return attach(table, unit, card);
    case 'F03':
      if (target !== undefined)
        lasting(
          table,
          card,
          player,
          unit,
          Math.min(2, supportingGuns(table, unit, target).filter(({ faceUp }) => faceUp).length),
        );
      return false;
    case 'B04':
      lasting(table, card, player, unit);
      table.effects = [...table.effects, { card, by: player, unit, lasts: 'turn', value: 0 }];
      return false;
    default:
      lasting(table, card, player, unit);
      return false;
  }
}

/** SAG-G06, in both its forms. */
function* formSquare(table: Table, window: Window, player: Player): Play {
  const { id, unit, target } = window;
  if (id === 'W-DEC' && unit !== undefined) {
    takeFormation(table, unit, 'square');
    lasting(table, 'G06', player, unit);
  } else if (target !== undefined) {
    const { success } = yield* test(table, {
      kind: 'morale',
      unit: target,
      need: 6,
      sum: moraleSum(table, target, false),
    });
    if (success) takeFormation(table, target, 'square');
  }
}

/** SAG-B01. */
function* thinRedLine(table: Table, unit: Unit, target: Unit): Play {
  table.players[target.owner].markers -= 1;
  target.activated = true;
  yield* fire(table, target, unit, true);
}

function* forTheArmy(table: Table, window: Window, player: Player, action: Named): Play {
  const card = String(action['card']);
  const named = table.units.find(({ id }) => id === action['target']);
  const general = table.players[player];
  if (card === 'G20') {
    general.markers += 1;
    lasting(table, card, player, null);
  } else if (card === 'N04') draw(table, player, 1);
  else if (card === 'N12') draw(table, player, 2);
  else if (card === 'N11') intercept(table, other(player));
  else if (card === 'F08') yield* lookThrough(table, player);
  else if (card === 'N06' && named !== undefined) named.disarray = false;
  else if (card === 'G14' && named !== undefined) named.cas -= 1;
  else if ((card === 'N01' || card === 'N02') && named !== undefined) {
    named.faceUp = true;
    const from = named.at;
    clearStanding(named);
    named.at = at(player, String(action['slot']));
    tell(table, 'unitMoved', { unit: named.id, from, to: named.at });
    stepOnto(table, named);
  } else if (card === 'P02') {
    const [first, ...rest] = general.army;
    general.army = rest;
    const unit = first === undefined ? undefined : enlist(table, player, first, '');
    if (unit !== undefined) yield* placeInReserve(table, unit);
  } else if (card === 'N05' && window.die !== undefined && window.unit !== undefined)
    window.die.natural = table.roll(6, `re-roll ${window.unit.id}`);
  else lasting(table, card, player, named ?? null);
}

/** Gives whether the card stays on the board. */
export function* applyCard(table: Table, window: Window, player: Player, action: Named): Play<boolean> {
  const card = String(action['card']);
  const { id, unit, target } = window;
  turnUp(table, action);
  if (card === 'G06') yield* formSquare(table, window, player);
  else if (card === 'B01' && unit !== undefined && target !== undefined)
    yield* thinRedLine(table, unit, target);
  else if (id === 'W-ACT' && player !== table.activation?.player && card !== 'G07')
    lasting(table, card, player, null);
  else if (id === 'W-ACT' || id === 'W-DEC') return yield* onMyUnit(table, window, player, card);
  else if (window.ordeal !== undefined && card !== 'N05') {
    if (card === 'B05') window.ordeal.isGranted = true;
    else window.ordeal.bonus += card === 'N10' ? -2 : 2;
  } else if (card === 'G19' && window.hit !== undefined) window.hit.hits -= 1;
  else if (card === 'P06' && window.way !== undefined) window.way.isOpen = true;
  else if (card === 'N08' && window.loser !== undefined) {
    window.loser.cas += 1;
    tell(table, 'casualtiesTaken', { unit: window.loser.id, count: 1, cas: window.loser.cas });
    if (window.loser.cas >= window.loser.card.cohesion) eliminate(table, window.loser);
  } else yield* forTheArmy(table, window, player, action);
  return false;
}
