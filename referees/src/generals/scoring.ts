// GEN-16, 17, 19: clean-up, points, and the end.
import { type Battle, bySide, count, tell } from './battle.ts';
import { BATTLE_SECTORS, other, SIDES, type Side } from './board.ts';
import { leaveBoard } from './entering.ts';
import { controls, standingAt } from './ground.ts';
import { WORTH } from './tables.ts';

function cleanUp(battle: Battle): void {
  for (const unit of battle.units) {
    unit.square = false;
    unit.spent = false;
    unit.bound = false;
    unit.moved = false;
    unit.activations = 0;
    // R.110: whoever is not shut in comes out.
    const isShutIn = standingAt(battle, other(unit.side), unit.at).length > 0;
    if (unit.inside && !unit.routed && !isShutIn) unit.inside = false;
  }
}

/** GEN-19.2: under army morale what one would gain the other loses. */
function award(battle: Battle, side: Side, points: number, source: string): void {
  if (points === 0) return;
  if (battle.rules.morale) battle.vp[other(side)] = Math.max(0, battle.vp[other(side)] - points);
  else battle.vp[side] += points;
  count(battle, source);
}

function prisoners(battle: Battle): void {
  for (const side of SIDES) {
    const taken = battle.units.filter((unit) => unit.side !== side && unit.at === 'captured');
    const points = taken.reduce((sum, { arm }) => sum + WORTH[arm], 0);
    for (const unit of taken) leaveBoard(unit, 'gone');
    award(battle, side, points, 'prisoners');
  }
}

/** GEN-16.4, 17.1 to 17.4. */
function objectives(battle: Battle): void {
  for (const side of SIDES) {
    const held = battle.markers.filter(
      ({ sector, owner }) => owner !== side && controls(battle, side, sector),
    );
    for (const marker of held) {
      award(battle, side, marker.vp, 'objectives');
      if (marker.kind === 'rose') battle.markers = battle.markers.filter((each) => each !== marker);
    }
  }
}

/** GEN-16.5, 16.6, 19.3. */
function majority(battle: Battle): void {
  const held = bySide((side) => BATTLE_SECTORS.filter((sector) => controls(battle, side, sector)).length);
  battle.pool -= 1;
  count(battle, 'majorities');
  if (held.white === held.black) {
    tell(battle, 'majorityTied', { sectors: held });
    return;
  }
  const side: Side = held.white > held.black ? 'white' : 'black';
  if (!battle.rules.morale) battle.vp[side] += 1;
  else if (battle.vp[other(side)] > 0) {
    battle.vp[side] += 1;
    battle.vp[other(side)] -= 1;
  }
}

/** GEN-16.9, 19.1, 19.5, R.9, R.103: who has won by now, both for a draw; null: nobody yet. */
function decided({ rules, vp }: Battle): readonly Side[] | null {
  const done = SIDES.filter((side) => (rules.morale ? vp[side] === 0 : vp[side] >= 10));
  if (done.length === 0) return null;
  if (rules.morale) return done.length === 2 ? [] : done.map(other);
  if (done.length === 1) return done;
  return vp.white === vp.black ? null : [vp.white > vp.black ? 'white' : 'black'];
}

function atTheEnd({ vp }: Battle): readonly Side[] {
  return vp.white === vp.black ? [] : [vp.white > vp.black ? 'white' : 'black'];
}

export function score(battle: Battle): void {
  cleanUp(battle);
  for (const step of [prisoners, objectives, majority]) {
    step(battle);
    battle.winners = decided(battle);
    if (battle.winners !== null) return;
  }
  const isEqualAtTen = !battle.rules.morale && battle.vp.white >= 10 && battle.vp.black >= 10;
  if (isEqualAtTen) battle.winners = [];
  else if (battle.round === 10) battle.winners = atTheEnd(battle);
  tell(battle, 'roundScored', { round: battle.round, vp: { ...battle.vp } });
}
