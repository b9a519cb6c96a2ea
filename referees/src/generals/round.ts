// GEN-1.5: seven phases, ten rounds.
import type { Battle, Play } from './battle.ts';
import { bombardment } from './bombardment.ts';
import { movement } from './movement.ts';
import { noncombat } from './noncombat.ts';
import { planning } from './planning.ts';
import { rally } from './rally.ts';
import { score } from './scoring.ts';
import { setUp } from './setup.ts';

function* round(battle: Battle): Play {
  battle.phase = 'planning';
  yield* planning(battle);
  battle.phase = 'fast';
  yield* movement(battle, 'fast');
  battle.phase = 'bombard';
  yield* bombardment(battle);
  battle.phase = 'combined';
  yield* movement(battle, 'combined');
  battle.phase = 'noncombat';
  yield* noncombat(battle);
  battle.phase = 'rally';
  yield* rally(battle);
  battle.phase = 'scoring';
  score(battle);
}

export function* play(battle: Battle): Play {
  yield* setUp(battle);
  for (battle.round = 1; battle.winners === null; battle.round += 1) {
    yield* round(battle);
    if (battle.winners !== null) return;
  }
}
