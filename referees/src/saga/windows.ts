// SAG-24: when cards may be played, and by whom.
import type { Named } from '../contract.ts';
import { other, type Player } from './board.ts';
import { declarations, ordersFor } from './declarations.ts';
import { count, type Play, type Table, tell, type Unit, type Window, without } from './table.ts';

function legalCards(
  table: Table,
  window: Window,
  player: Player,
  played: readonly string[],
): readonly Named[] {
  const hand = [...new Set(table.players[player].hand)];
  return hand
    .filter((card) => !played.includes(`${player} ${card}`))
    .flatMap((card) => table.cards.choices(table, window, player, card));
}

/** SAG-P-ACT 4: without a legal declaration there must be a card. */
function mayPass(table: Table, { id, unit }: Window): boolean {
  return id !== 'W-DEC' || unit === undefined || declarations(table, unit, ordersFor(table, unit)).length > 0;
}

export function* openWindow(table: Table, window: Window): Play {
  const { id, players } = window;
  let played: readonly string[] = [];
  let passes = 0;
  const place = window.unit?.at;
  for (let turn = 0; passes < players.length; turn += 1) {
    const player = players[turn % players.length];
    if (player === undefined) return;
    const legal = legalCards(table, window, player, played);
    count(table, 'windows');
    const options: readonly Named[] = mayPass(table, window) ? [...legal, { type: 'pass' }] : legal;
    const answer = yield {
      rule: `SAG-24 ${id}`,
      asked: [{ player, legal: () => options }],
      window: id,
      about: window.unit?.id ?? null,
      played: played.length,
    };
    if (answer.action.type === 'pass') {
      passes += 1;
      continue;
    }
    passes = 0;
    const card = String(answer.action['card']);
    played = [...played, `${player} ${card}`];
    const general = table.players[player];
    general.hand = without(general.hand, card);
    count(table, 'cards');
    tell(table, 'cardPlayed', { player, card });
    const isKept = yield* table.cards.play(table, window, player, answer.action);
    if (!isKept) general.discard = [...general.discard, card];
    // SAG-B05: the test is decided. SAG-B01: there is nobody left to act.
    if (window.ordeal?.isGranted === true || (id === 'W-ACT' && window.unit?.at !== place)) return;
  }
}

/** Once in an activation, for both. */
export function* actWindow(table: Table, act: string, unit: Unit, target?: Unit): Play {
  const { activation } = table;
  if (activation === null || activation.hadWindow) return;
  activation.hadWindow = true;
  const { player } = activation;
  yield* openWindow(table, {
    id: 'W-ACT',
    players: [player, other(player)],
    unit,
    act,
    ...(target === undefined ? {} : { target }),
  });
}
