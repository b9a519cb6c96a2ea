import { coin } from '@grognard/testkit/toys/coin.ts';
import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  frozen,
  isViewing,
  randomOf,
  readViewing,
  simulationSource,
  startMatch,
  submit,
  viewIn,
  writeViewing,
} from '../src/index.ts';

const facts = { players: { even: 'Anna', odd: 'Otto' }, created: '1813-10-18' };
const games = [coin as unknown as AnyGame];
const chance = () => randomOf(simulationSource(1));

function laid(face: 'heads' | 'tails') {
  const match = startMatch(coin as unknown as AnyGame, {}, simulationSource(1));
  submit(match, 'even', { type: 'lay', face });
  return match;
}

describe('a viewing', () => {
  it('is what its seat sees, and the same whatever it does not see', () => {
    const file = writeViewing(laid('heads'), 'odd', facts);
    expect(JSON.parse(file)).toMatchObject({ seat: 'odd', view: { coins: { even: 'covered', odd: null } } });
    expect(writeViewing(laid('tails'), 'odd', facts)).toBe(file);
    expect(writeViewing(laid('tails'), 'even', facts)).not.toBe(writeViewing(laid('heads'), 'even', facts));
  });

  it('is read back as a world that looks the same to the seat', () => {
    const file = writeViewing(laid('heads'), 'odd', facts);
    const read = readViewing(file, games, chance());
    if (!read.ok) throw new Error(read.error.message);
    const { state, module, file: header } = read.value;
    expect(header).toMatchObject(facts);
    expect(viewIn(module, frozen(state), 'odd')).toEqual(header.view);
  });

  it('is told from other files, also when something is wrong with it', () => {
    const file = writeViewing(laid('heads'), 'odd', facts);
    expect(isViewing(file)).toBe(true);
    expect(isViewing(file.slice(0, -4))).toBe(false);
    expect(isViewing('{"type":"grognard-game"}')).toBe(false);
    const torn = file.replace('"covered"', '"edge"');
    expect(isViewing(torn)).toBe(true);
    expect(readViewing(torn, games, chance())).toMatchObject({
      ok: false,
      error: { code: 'wrong-view', path: 'view' },
    });
  });
});
