// A deployment: strong foot in front, horse and support behind it, guns where they see most.
import { draftOf, type Frozen, invariant, type Random, secretOnTop } from '@grognard/kernel';
import { unitCard } from '../data/unit-cards.ts';
import { type Deployment, mustered, refusePlacing, unplaced, zoneOfSlot } from '../deployment/deploying.ts';
import { TERRAIN_SLOTS } from '../field/places.ts';
import type { Action, Draft } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Player, TerrainSlot, UnitCardId } from '../vocabulary.ts';
import { noise } from './rollout.ts';

const FANCY = 4;

/** What the player has placed so far. */
function deploymentOf(state: Frozen<State>, player: Player): Deployment {
  const decision = secretOnTop<Player, Draft>(state);
  const draft = decision === null ? null : draftOf(decision, player);
  invariant(draft?.kind === 'deploy', 'a deployment is being drafted');
  return draft.slots;
}

export function deploy(state: Frozen<State>, player: Player, random: Random): readonly Action[] {
  const drawn = mustered(state, player);
  let slots = deploymentOf(state, player);
  const actions: Action[] = [];
  for (const slot of TERRAIN_SLOTS) {
    if (slots[slot] !== undefined) continue;
    const kinds = [...new Set(unplaced(drawn, slots))].filter(
      (unit) => refusePlacing(drawn, slots, unit, slot) === null,
    );
    const [unit] = kinds
      .map((kind) => ({ kind, value: suits(kind, slot) + noise(random) * FANCY }))
      .toSorted((a, b) => b.value - a.value);
    if (unit === undefined) continue;
    slots = { ...slots, [slot]: unit.kind };
    actions.push({ type: 'place', unit: unit.kind, slot });
  }
  return [...actions, { type: 'confirmDeploy' }];
}

function suits(id: UnitCardId, slot: TerrainSlot): number {
  const { type, fire, melee, cohesion, morale, keywords } = unitCard(id);
  const zone = zoneOfSlot(slot);
  const isFoot = type === 'infantry' || type === 'lightInfantry';
  const isGun = type === 'artillery' || type === 'horseArtillery';
  const steady = (fire + melee + cohesion + morale) / 4;
  if (zone === 'L') return (isFoot ? 4 : 0) + steady - (keywords.includes('support') ? 1 : 0);
  if (zone === 'S') return isGun ? 1.8 : isFoot ? 1 + (keywords.includes('support') ? 1.5 : 0) : 2.4;
  return isGun ? 2 : 1;
}
