// Secret placements of a Custom setup in a position.
import { secret } from '@grognard/kernel';
import {
  fault,
  mapOf,
  nullable,
  oneOf,
  optional,
  type Reader,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { deployedCount, deployedIn, homeSectors, startingRoom } from '../deployment/deployment.ts';
import { armyOf } from '../field/units.ts';
import type { Deployment, State } from '../state.ts';
import { ARMS, type ByArm, type Options, type Side } from '../vocabulary.ts';

const units = record<ByArm<number>>({ I: whole(0, 30), C: whole(0, 12), A: whole(0, 4) });

export function readDeployments(options: Options, raw: unknown, path: string): State['deployments'] {
  const both = record({ white: deployment(options, 'white'), black: deployment(options, 'black') });
  const placed = optional(nullable(both), null)(raw, path);
  return placed === null
    ? null
    : { white: secret(placed.white, 'white'), black: secret(placed.black, 'black') };
}

const deployment =
  (options: Options, side: Side): Reader<Deployment> =>
  (raw, path) => {
    const home = homeSectors(side);
    const placed: Deployment = mapOf(oneOf(home), units)(raw, path);
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
    return placed;
  };
