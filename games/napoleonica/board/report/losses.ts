// Models and units lost, by branch and side.

import type { Losses } from '@grognard/desk';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { lossFigure, totalsOf } from '@grognard/desk/report/losses.ts';
import { sum } from '@grognard/desk/report/rolls.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../data/units.ts';
import { BRANCHES, type Branch } from '../../data/words.ts';
import { PLAYERS, type Player, type UnitId } from '../../vocabulary.ts';
import { BRANCH_NAME } from '../words/names.ts';
import { reportWords } from '../words/sentences-report.ts';
import type { FieldedUnit, Fought } from './fielded.ts';

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

/** Of all battles together: a unit that fights in three of them is fielded three times. */
export function lossesOf(battles: readonly Fought[]): Losses {
  const inAll = (count: (battle: Fought) => number): number => sum(battles.map(count));
  const unitIn = (
    { fielded }: Fought,
    id: UnitId,
    player: Player,
    branch: Branch | null,
  ): FieldedUnit | null => {
    const unit = fielded.get(id);
    if (unit === undefined || unit.owner !== player) return null;
    return branch === null || unitCard(unit.type).branch === branch ? unit : null;
  };
  const modelsLost = (player: Player, branch: Branch | null): number =>
    inAll((battle) =>
      sum(
        battle.events.flatMap((event) =>
          event.type === 'modelsLost' && unitIn(battle, event.unit, player, branch) !== null
            ? [event.count]
            : [],
        ),
      ),
    );
  const destroyed = (player: Player, branch: Branch | null): readonly FieldedUnit[] =>
    battles.flatMap((battle) =>
      battle.events.flatMap((event) =>
        event.type === 'unitDestroyed' ? (unitIn(battle, event.unit, player, branch) ?? []) : [],
      ),
    );
  const counted = (type: 'unitRetreated' | 'unitActivated', player: Player): number =>
    inAll(
      (battle) =>
        battle.events.filter(
          (event) => event.type === type && unitIn(battle, event.unit, player, null) !== null,
        ).length,
    );
  const unused = (player: Player): number =>
    inAll(({ events }) =>
      sum(events.flatMap((event) => (event.type === 'ordersReturned' ? [event.unused[player]] : []))),
    );
  const sizesOf = (units: readonly FieldedUnit[]): number =>
    sum(units.map(({ type }) => unitCard(type).size));
  const lossOf = (player: Player, branch: Branch) => {
    const [hurt, gone] = [modelsLost(player, branch), destroyed(player, branch)];
    const own = battles.flatMap((battle) =>
      [...battle.fielded.keys()].flatMap((id) => unitIn(battle, id, player, branch) ?? []),
    );
    return { hurt, lost: sizesOf(gone), of: sizesOf(own), figure: lossFigure(hurt, gone.length) };
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
