// Models and units lost, by branch and side.

import type { Losses } from '@grognard/desk';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { lossFigure, totalsOf } from '@grognard/desk/report/losses.ts';
import { sum } from '@grognard/desk/report/rolls.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../data/units.ts';
import { BRANCHES, type Branch } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import { PLAYERS, type Player, type UnitId } from '../../vocabulary.ts';
import { BRANCH_NAME } from '../words/names.ts';
import { reportWords } from '../words/sentences-report.ts';
import type { FieldedUnits } from './fielded.ts';

const SYMBOL: { readonly [branch in Branch]: SymbolName } = {
  lineInfantry: 'arm-infantry',
  lightInfantry: 'arm-light-infantry',
  eliteInfantry: 'arm-infantry',
  lightCavalry: 'arm-light-cavalry',
  heavyCavalry: 'arm-heavy-cavalry',
  artillery: 'arm-foot-artillery',
  commander: 'arm-leader',
  monster: 'nat-abyss',
};

export function lossesOf(events: readonly Event[], fielded: FieldedUnits): Losses {
  const branchOf = (id: UnitId): Branch | null => {
    const unit = fielded.get(id);
    return unit === undefined ? null : unitCard(unit.type).branch;
  };
  const isOf = (id: UnitId, player: Player): boolean => fielded.get(id)?.owner === player;
  const modelsLost = (player: Player, branch: Branch | null): number =>
    sum(
      events.flatMap((event) =>
        event.type === 'modelsLost' &&
        isOf(event.unit, player) &&
        (branch === null || branchOf(event.unit) === branch)
          ? [event.count]
          : [],
      ),
    );
  const destroyed = (player: Player, branch: Branch | null): readonly UnitId[] =>
    events.flatMap((event) =>
      event.type === 'unitDestroyed' &&
      isOf(event.unit, player) &&
      (branch === null || branchOf(event.unit) === branch)
        ? [event.unit]
        : [],
    );
  const counted = (type: 'unitRetreated' | 'unitActivated', player: Player): number =>
    events.filter((event) => event.type === type && isOf(event.unit, player)).length;
  const unused = (player: Player): number =>
    sum(events.flatMap((event) => (event.type === 'ordersReturned' ? [event.unused[player]] : [])));
  const sizeOf = (id: UnitId): number => {
    const unit = fielded.get(id);
    return unit === undefined ? 0 : unitCard(unit.type).size;
  };
  const lossOf = (player: Player, branch: Branch) => {
    const [hurt, gone] = [modelsLost(player, branch), destroyed(player, branch)];
    const own = [...fielded.keys()].filter((id) => isOf(id, player) && branchOf(id) === branch);
    return {
      hurt,
      lost: sum(gone.map(sizeOf)),
      of: sum(own.map(sizeOf)),
      figure: lossFigure(hurt, gone.length),
    };
  };
  const total = totalsOf(PLAYERS);
  return {
    of: tell(reportWords.lossesOf),
    hurt: tell(reportWords.hurt),
    lost: tell(reportWords.lost),
    rows: BRANCHES.map((branch) => ({
      name: capital(BRANCH_NAME[branch]),
      symbol: SYMBOL[branch],
      bySeat: PLAYERS.map((player) => lossOf(player, branch)),
    })).filter(({ bySeat }) => bySeat.some(({ of }) => of > 0)),
    totals: [
      total(tell(reportWords.modelsLost), 'NAP-DMG.5', (player) => modelsLost(player, null)),
      total(tell(reportWords.unitsLost), 'NAP-DES.1', (player) => destroyed(player, null).length),
      total(tell(reportWords.retreats), 'NAP-RET.1', (player) => counted('unitRetreated', player)),
      total(tell(reportWords.activations), 'NAP-ACT.1', (player) => counted('unitActivated', player)),
      total(tell(reportWords.ordersUnused), 'NAP-END.2', (player) => unused(player)),
    ],
  };
}
