// Whole answers for the search: single actions in order of promise; a deployment as one list.
import type { Frozen, Random, Seat } from '@grognard/kernel';
import { unitCard } from '../data/unit-cards.ts';
import { mustered, refusePlacing, unplaced, zoneOfSlot } from '../deployment/deploying.ts';
import { TERRAIN_SLOTS } from '../field/places.ts';
import type { Action } from '../grammar.ts';
import { slotsOf } from '../procedures/deployment.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Player, TerrainSlot, UnitCardId } from '../vocabulary.ts';
import { optionsIn } from './options.ts';
import { noise } from './rollout.ts';
import { worth } from './worth.ts';

export function* plans(
  state: Frozen<State>,
  seat: Seat,
  random: Random,
  wanted: number,
): Generator<readonly Action[]> {
  const player = asPlayer(seat);
  const proc = state.frames.at(-1)?.proc;
  if (proc === 'deployment') {
    for (let i = 0; i < wanted; i++) yield deploy(state, player, random);
    return;
  }
  const looks = (action: Action): number => worth(state, player, action) + noise(random) / 4;
  const options = optionsIn(state, seat).map((action) => ({ action, value: looks(action) }));
  for (const { action } of options.toSorted((a, b) => b.value - a.value).slice(0, wanted)) yield [action];
}

/** Strong Infantry in the front, guns and horse behind it. */
export function deploy(state: Frozen<State>, player: Player, random: Random): readonly Action[] {
  const drawn = mustered(state, player);
  let slots = slotsOf(state, player);
  const actions: Action[] = [];
  for (const slot of TERRAIN_SLOTS) {
    if (slots[slot] !== undefined) continue;
    const kinds = [...new Set(unplaced(drawn, slots))].filter(
      (unit) => refusePlacing(drawn, slots, unit, slot) === null,
    );
    const [unit] = kinds
      .map((kind) => ({ kind, value: suits(kind, slot) + noise(random) * 3 }))
      .toSorted((a, b) => b.value - a.value);
    if (unit === undefined) continue;
    slots = { ...slots, [slot]: unit.kind };
    actions.push({ type: 'place', unit: unit.kind, slot });
  }
  return [...actions, { type: 'confirmDeploy' }];
}

function suits(id: UnitCardId, slot: TerrainSlot): number {
  const { type, fire, melee, cohesion, morale } = unitCard(id);
  const zone = zoneOfSlot(slot);
  const isFoot = type === 'infantry' || type === 'lightInfantry';
  if (zone === 'L') return (isFoot ? 4 : 0) + (fire + melee + cohesion + morale) / 4;
  return isFoot ? 1 : zone === 'S' ? 3 : 2;
}
