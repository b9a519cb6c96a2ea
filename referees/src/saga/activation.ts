// SAG-P-ACT, SAG-P-MOVE: one marker, and what is done with it.
import type { Named } from '../contract.ts';
import { textOf } from '../reading.ts';
import { at, boardOf, facing, type Player, rowOf } from './board.ts';
import { isInWindow, withCard } from './cards.ts';
import { disengage, engage, fightRound, fire } from './combat.ts';
import { declarations, ordersFor, outflankSides } from './declarations.ts';
import { strip } from './harm.ts';
import { isAbroad, isSetOut, mayBeAt, moveLand, stepOnto } from './land.ts';
import { enterReserve, rearrange } from './reserve.ts';
import {
  choose,
  count,
  foeOf,
  has,
  isArtillery,
  isEngaged,
  type Play,
  type Table,
  tell,
  type Unit,
  unitAt,
  unitsOf,
} from './table.ts';
import { actWindow, openWindow } from './windows.ts';

/** Puts a unit on or off its horses for a question. */
function asIf<T>(unit: Unit, dismounted: boolean, ask: () => T): T {
  const [was, formation] = [unit.dismounted, unit.formation];
  unit.dismounted = dismounted;
  if (was !== dismounted) unit.formation = null;
  const answer = ask();
  unit.dismounted = was;
  unit.formation = formation;
  return answer;
}

interface Chance {
  readonly action: Named;
  readonly needsCard: boolean;
}

/** What a unit could do as it is, or with a card of the hand. */
function chancesAs(table: Table, unit: Unit, action: Named): readonly Chance[] {
  if (declarations(table, unit, ordersFor(table, unit)).length > 0) return [{ action, needsCard: false }];
  const cards = table.players[unit.owner].hand.filter((card) => isInWindow(card, 'W-DEC'));
  return cards.some((card) => withCard(table, unit, card).length > 0) ? [{ action, needsCard: true }] : [];
}

/** SAG-21.18, R59. */
const states = (table: Table, unit: Unit): readonly boolean[] =>
  [false, true].filter((dismounted) => {
    if (dismounted === unit.dismounted) return true;
    if (!dismounted && isAbroad(unit)) return false;
    return asIf(unit, dismounted, () => mayBeAt(table, unit, unit.at));
  });

function chancesOf(table: Table, unit: Unit): readonly Chance[] {
  if (unit.activated || rowOf(unit.at) === 'RT' || isSetOut(unit)) return [];
  const action = { type: 'activate', unit: unit.id };
  const rider = has(unit, 'Dismounted') && !isEngaged(table, unit);
  const sides = rider ? asIf(unit, true, () => outflankSides(table, unit)) : outflankSides(table, unit);
  const plain = rider
    ? states(table, unit).flatMap((dismounted) =>
        asIf(unit, dismounted, () =>
          chancesAs(table, unit, { ...action, mode: dismounted ? 'dismounted' : 'mounted' }),
        ),
      )
    : chancesAs(table, unit, action);
  return [
    ...plain,
    ...sides.map((side) => ({ action: { ...action, mode: `outflank${side}` }, needsCard: false })),
  ];
}

/** SAG-R25, R26: what can be chosen; nothing at all costs the marker. */
function opportunities(table: Table, player: Player): readonly Named[] {
  const chances = unitsOf(table, player).flatMap((unit) => chancesOf(table, unit));
  const mayForfeit = chances.length > 0 && chances.every(({ needsCard }) => needsCard);
  return [...chances.map(({ action }) => action), ...(mayForfeit ? [{ type: 'forfeit' }] : [])];
}

export function* opportunity(table: Table, player: Player): Play {
  const general = table.players[player];
  yield* openWindow(table, { id: 'W-TURN', players: [player] });
  const options = opportunities(table, player);
  if (options.length === 0) {
    general.markers -= 1;
    return;
  }
  const action = yield* choose(player, 'SAG-9.1', options);
  general.markers -= 1;
  if (action.type === 'forfeit') return;
  const unit = table.units.find(({ id }) => id === action['unit']);
  if (unit === undefined) return;
  count(table, 'activations');
  unit.activated = true;
  const mode = textOf(action, 'mode');
  if (mode.startsWith('outflank')) setOut(unit, mode.slice(-1));
  else yield* act(table, unit, mode);
}

/** SAG-18.2, R59. */
function setOut(unit: Unit, side: string): void {
  if (has(unit, 'Dismounted')) {
    if (!unit.dismounted) unit.formation = null;
    unit.dismounted = true;
    unit.faceUp = true;
  }
  unit.at = at(unit.owner, `OF${side}`);
  unit.outflankFails = 0;
}

function* act(table: Table, unit: Unit, mode: string): Play {
  const player = unit.owner;
  if (mode !== '' && unit.dismounted !== (mode === 'dismounted')) {
    unit.dismounted = mode === 'dismounted';
    unit.formation = null;
  }
  unit.faceUp = true;
  if (isAbroad(unit)) unit.exposed = true;
  table.activation = { player, unit, hadWindow: false, charged: false, evadeFailed: false };
  yield* openWindow(table, { id: 'W-DEC', players: [player], unit });
  const open = declarations(table, unit, ordersFor(table, unit));
  count(table, 'declarations', open.length);
  const declared = yield* choose(player, 'SAG-9.2', distinct(open));
  yield* resolve(table, unit, declared);
  table.activation = null;
  table.effects = table.effects.filter(({ lasts }) => lasts === 'turn');
}

const distinct = (list: readonly Named[]): readonly Named[] => {
  const keys = list.map((each) => JSON.stringify(each));
  return list.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};

const unitNamed = ({ units }: Table, id: unknown): Unit | undefined => units.find((unit) => unit.id === id);

function* resolve(table: Table, unit: Unit, declared: Named): Play {
  const target = unitNamed(table, declared['target']);
  const foe = foeOf(table, unit);
  switch (declared['kind']) {
    case 'fire':
      if (target !== undefined) yield* fire(table, unit, target);
      return;
    case 'engage':
      if (target !== undefined) yield* engage(table, unit, target, 'ask');
      return;
    case 'continue':
      if (foe === undefined) return;
      yield* actWindow(table, 'continue', unit, foe);
      yield* fightRound(table, { attacker: unit, defender: foe, engaging: false });
      return;
    case 'disengage':
      yield* disengage(table, unit);
      return;
    case 'hold':
      yield* actWindow(table, 'hold', unit);
      return;
    default:
      yield* move(table, unit, declared, target);
  }
}

function* move(table: Table, unit: Unit, declared: Named, target: Unit | undefined): Play {
  const { follow, order, then } = declared;
  if (target !== undefined) target.faceUp = true;
  if (follow === undefined) yield* actWindow(table, 'move', unit);
  if (follow === 'fire' && order === 'before' && target !== undefined) yield* fire(table, unit, target);
  yield* step(table, unit, declared);
  if (then !== undefined) yield* step(table, unit, then);
  if (target === undefined || order === 'before') return;
  if (follow === 'fire') yield* fire(table, unit, target);
  if (follow === 'charge') yield* engage(table, unit, target, 'must');
  if (follow === 'engage') yield* engage(table, unit, target, 'no');
}

function* step(table: Table, unit: Unit, facts: unknown): Play {
  const kind = textOf(facts, 'kind');
  count(table, 'moves');
  if (kind === 'capture') {
    moveLand(table, facing(unit.at), unit.at);
    stepOnto(table, unit);
    return;
  }
  if (kind === 'return') {
    strip(unit, true);
    unit.at = '';
    yield* enterReserve(table, unit);
    return;
  }
  const [from, to] = [unit.at, at(boardOf(unit.at), textOf(facts, 'to'))];
  const partner = unitAt(table, to);
  unit.at = to;
  tell(table, 'unitMoved', { unit: unit.id, from, to });
  if (partner !== undefined) {
    partner.at = from;
    tell(table, 'unitMoved', { unit: partner.id, from: to, to: from });
    stepOnto(table, partner);
  }
  stepOnto(table, unit);
  // SAG-15.9, R71.
  if (partner !== undefined && kind === 'relieve' && isArtillery(partner))
    yield* rearrange(table, unit.owner);
}
