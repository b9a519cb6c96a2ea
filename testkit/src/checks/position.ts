import type { Json, Result } from '@grognard/kernel';
import { fork, forkWith, mustSubmit, pick, randomChoice } from '../fork.ts';
import type { AnyMatch } from '../game.ts';
import { difference, jsonCopy, leafPaths, parting, withChange } from '../json.ts';
import type { Check } from './check.ts';
import { seen, viewers } from './seen.ts';

/** A moment written as a position and read back is the same moment, and goes on the same. */
export const positions: Check = {
  name: 'a position written and read back plays on the same',
  every: 40,
  run({ module, match, random }) {
    const parsed = module.parsePosition(jsonCopy(module.position(match.state)));
    if (!parsed.ok) return `its own position is rejected at ${parsed.error.path}: ${parsed.error.message}`;
    const [here, loaded] = [fork(match), forkWith(match, parsed.value)];
    for (let step = 0; step < 4; step += 1) {
      for (const viewer of viewers(match)) {
        const apart = parting(seen(here, viewer), seen(loaded, viewer));
        if (apart !== null) return `${viewer} sees something else when loaded: ${apart}`;
      }
      const choice = randomChoice(here, random);
      if (choice === undefined) return null;
      mustSubmit(here, choice);
      mustSubmit(loaded, choice);
    }
    return difference(module.position(loaded.state), module.position(here.state));
  },
};

const wrongValues: readonly (Json | undefined)[] = [undefined, null, -1, 1.5, 1e9, 'x', '', true, [], {}];

function tell(result: Result<unknown>): string | null {
  if (result.ok) return null;
  const { code, message } = result.error;
  return code === '' || message === '' ? 'a broken position got an error that says nothing' : null;
}

/** A position with one thing wrong is turned away with a reason, or is a possible one: never a crash, never half. */
export const brokenPositions: Check = {
  name: 'a position with one field spoiled is rejected with a reason or can be played',
  every: 100,
  run({ module, match, random }) {
    const position = jsonCopy(module.position(match.state));
    const path = pick([...leafPaths(position)], random);
    if (path === undefined) return null;
    const cut = path.slice(0, random.die(path.length, 'TEST-3 depth'));
    for (const value of wrongValues) {
      const spoiled = withChange(position, cut, value);
      const where = `${cut.join('.')} = ${value === undefined ? 'missing' : JSON.stringify(value)}`;
      try {
        const parsed = module.parsePosition(spoiled);
        const silent = tell(parsed);
        if (silent !== null) return `${where}: ${silent}`;
        if (parsed.ok) playable(forkWith(match, parsed.value));
      } catch (error) {
        return `${where}: ${error instanceof Error ? error.message : String(error)}`;
      }
    }
    return null;
  },
};

function playable(match: AnyMatch): void {
  for (const viewer of viewers(match)) JSON.stringify(seen(match, viewer));
}
