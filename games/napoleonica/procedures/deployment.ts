// NAP-SET.10 to NAP-SET.13: players place one unit each in turn; what does not fit into the zone is the reserve.
// Also NAP-RUL.48, NAP-RUL.95.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { battleOf, changeUnit, unitOf } from '../field/battle.ts';
import { profileOf } from '../field/profile.ts';
import { isPassable } from '../field/terrain.ts';
import { isCommander, unitAt } from '../field/units.ts';
import { type DeploymentFrame, deploymentFrame } from '../frames.ts';
import { asPlayer, procedure, type Rule } from '../rule-types.ts';
import type { Battle, Unit } from '../state.ts';
import { type Hex, opponentOf, type Player, RESERVE, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { asking, NOBODY } from './asking.ts';

type Reading = Frozen<Battle>;

/** NAP-SCN.7: usable and empty hexes of the player's own zone. */
export const freeZone = (battle: Reading, player: Player): readonly Hex[] =>
  battle.terms.zones[battle.sideOf[player]].filter(
    (hex) => isPassable(battle, hex) && unitAt(battle, hex) === null,
  );

const inReserve = ({ units }: Reading, player: Player): readonly Frozen<Unit>[] =>
  units.filter(({ owner, at }) => owner === player && at === RESERVE);

/** NAP-ACN.3: of units alike only the first is offered. */
export function unlikeReserves(battle: Reading, player: Player): readonly Frozen<Unit>[] {
  const kinds = new Set<string>();
  return inReserve(battle, player).filter(({ type, detachment, improvement, items, fatigue }) => {
    const kind = [type, detachment, improvement, ...items, fatigue].join();
    return !kinds.has(kind) && kinds.add(kind);
  });
}

/** NAP-SET.12: the last free hex is a Commander's while none is on the field. */
function refuseDeploy(battle: Reading, player: Player, id: UnitId, hex: Hex): Refusal | null {
  const free = freeZone(battle, player);
  if (!free.includes(hex)) return no('NAP-SET.11', refusals.notInZone);
  const commanders = battle.units.filter((unit) => unit.owner === player && isCommander(unit));
  const mustLead = commanders.length > 0 && commanders.every(({ at }) => at === RESERVE);
  return free.length === 1 && mustLead && !isCommander(unitOf(battle, id))
    ? no('NAP-SET.12', refusals.commanderLast)
    : null;
}

const deploy: Rule<DeploymentFrame, 'deploy'> = {
  type: 'deploy',
  rule: 'NAP-SET.10',
  *candidates(state, _frame, seat) {
    const battle = battleOf(state);
    const free = freeZone(battle, asPlayer(seat));
    for (const { id } of unlikeReserves(battle, asPlayer(seat)))
      for (const hex of free) yield { type: 'deploy', unit: id, hex };
  },
  against: (state, _frame, seat, { hex }) =>
    freeZone(battleOf(state), asPlayer(seat)).some((free) => free === hex)
      ? null
      : no('NAP-SET.11', refusals.notInZone),
  refuse: (state, _frame, seat, { unit, hex }) => refuseDeploy(battleOf(state), asPlayer(seat), unit, hex),
  target: ({ hex }) => ({ hex }),
  apply(umpire, frame, seat, { unit, hex }) {
    placeUnit(battleOf(umpire.state), unit, hex);
    umpire.emit({ type: 'unitDeployed', rule: 'NAP-SET.10', unit, hex });
    frame.player = opponentOf(asPlayer(seat));
    frame.step = 'look';
  },
};

/** NAP-SET.13: a Grenade marker is received when the unit is placed. */
export function placeUnit(battle: Battle, id: UnitId, at: Hex): void {
  const grenade = profileOf(unitOf(battle, id)).rows.some(({ kind }) => kind === 'grenade');
  changeUnit(battle, id, { at, grenade });
}

const ask = asking('NAP-SET.10', prompts.deploy);

export const deployment = procedure(deploymentFrame, {
  rule: 'NAP-SET.10',
  pending: (_state, { step, player }) => (step === 'place' ? ask(player) : NOBODY),
  actions: [deploy],
  advance(umpire, frame) {
    const battle = battleOf(umpire.state);
    const canPlace = (player: Player): boolean =>
      inReserve(battle, player).length > 0 && freeZone(battle, player).length > 0;
    const next = [frame.player, opponentOf(frame.player)].find(canPlace);
    if (next === undefined) return umpire.end();
    frame.player = next;
    frame.step = 'place';
  },
});
