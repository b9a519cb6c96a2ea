// What a viewer sees, for the terminal: the field with its units, and what lies beside it.
import { hexName, rowOf } from './data/field.ts';
import { HEXES } from './field/hexes.ts';
import { lettersOf } from './field/orders.ts';
import { PLAYER_NAME } from './names.ts';
import type { BattleView, View } from './view.ts';
import { PLAYERS, type Player } from './vocabulary.ts';

const cell = ({ units, ground }: BattleView, hex: number): string => {
  const unit = units.find(({ at }) => at === hex);
  return unit === undefined ? ` ${ground.charAt(hex)}  ` : `${unit.owner}${`${unit.id}`.padEnd(2)} `;
};

function fieldText(battle: BattleView): string {
  const rows: string[] = [];
  for (let hex = 0; hex < HEXES; hex++) {
    const row = rowOf(hex);
    rows[row] = (rows[row] ?? (row % 2 === 1 ? '  ' : '')) + cell(battle, hex);
  }
  return rows.join('\n');
}

function playerText({ players, sideOf }: BattleView, player: Player): string {
  const { faction, vp, corruption, screen, hand, passed } = players[player];
  const orders = screen.orders === null ? `${screen.count} Orders` : lettersOf(screen.orders);
  const cards = hand.map((card) => card ?? '?').join(' ');
  const dark = corruption > 0 ? `, Corruption ${corruption}` : '';
  return `${PLAYER_NAME[player]} (${faction}, ${sideOf[player]}): ${vp} VP${dark}, ${orders}, cards ${cards}${passed ? ', passed' : ''}`;
}

function unitsText({ units }: BattleView): string {
  return units
    .filter(({ at }) => at >= -1)
    .map(({ id, owner, type, at, models, fatigue, orders, blanks }) => {
      const tokens = `${lettersOf(orders)}${'o'.repeat(blanks)}`;
      return `${owner}${id} ${type}@${at < 0 ? 'reserve' : hexName(at)} [${models} f${fatigue} ${tokens}]`;
    })
    .join('\n');
}

export function viewText({ battle }: View): string {
  if (battle === null) return '';
  return [fieldText(battle), ...PLAYERS.map((player) => playerText(battle, player)), unitsText(battle)].join(
    '\n',
  );
}
