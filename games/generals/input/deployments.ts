// Secret placements of a Custom setup in a position.
import { fault, mapOf, oneOf, record } from '@grognard/kernel/forms.ts';
import { deployedCount, deployedIn, homeSectors, startingRoom } from '../deployment/deployment.ts';
import { armyOf } from '../field/units.ts';
import type { Options } from '../options.ts';
import type { Deployment } from '../state.ts';
import { ARMS, type BySide, SIDES, type Side } from '../vocabulary.ts';
import { unitsByArm } from './army.ts';

export const deployments = record<BySide<Deployment>>({
  white: mapOf(oneOf(homeSectors('white')), unitsByArm),
  black: mapOf(oneOf(homeSectors('black')), unitsByArm),
});

export function checkDeployments(options: Options, placed: BySide<Deployment>, path: string): void {
  for (const side of SIDES) checkDeployment(options, side, placed[side], `${path}.${side}`);
}

function checkDeployment(options: Options, side: Side, placed: Deployment, path: string): void {
  const home = homeSectors(side);
  for (const sector of home) {
    const room = startingRoom(side, sector);
    if (deployedCount(placed, sector) > room) {
      fault('impossible', `${path}.${sector}`, `${sector} takes ${room} units at the start (GEN-5.9).`);
    }
  }
  for (const arm of ARMS) {
    const count = home.reduce((sum, sector) => sum + deployedIn(placed, sector)[arm], 0);
    const size = armyOf(options, side)[arm];
    if (count > size)
      fault('impossible', path, `More ${arm} are placed than the ${size} of the army (GEN-5.12).`);
  }
}
