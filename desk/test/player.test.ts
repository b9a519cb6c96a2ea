import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayer } from '../src/playback/player.ts';

describe('beats', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const beats = (meanwhile: string, ...scenes: readonly string[]) =>
    scenes.map((scene) => ({ scene, ms: 100, meanwhile }));
  const opened = (pace: number) => {
    const player = createPlayer<string>(() => pace);
    const seen = () => [player.playing.value?.scene ?? null, player.meanwhile.value, player.lastScene.value];
    return { player, seen };
  };

  it('are shown one after the other, and leave when they are over', () => {
    const { player, seen } = opened(1);
    player.play(beats('before', 'roll', 'hit'));
    expect(seen()).toEqual(['roll', 'before', null]);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual(['hit', 'before', null]);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual([null, null, null]);
  });
  it('of later news wait for those of earlier news', () => {
    const { player, seen } = opened(1);
    player.play(beats('first', 'roll'));
    vi.advanceTimersByTime(60);
    player.play(beats('second', 'march'));
    vi.advanceTimersByTime(40);
    expect(seen()).toEqual(['march', 'second', null]);
  });
  it('take longer at a slow pace, and no time at all when nobody wants to wait', () => {
    const slow = opened(1.7);
    slow.player.play(beats('before', 'roll', 'hit'));
    vi.advanceTimersByTime(169);
    expect(slow.seen()[0]).toBe('roll');
    const off = opened(0);
    off.player.play(beats('before', 'roll', 'hit'));
    expect(off.seen()).toEqual([null, null, 'hit']);
  });
  it('that follow at once keep of the scene before what nobody has pressed away yet', () => {
    const joined = (before: unknown, after: unknown) =>
      before === null ? after : `${String(before)}, ${String(after)}`;
    const player = createPlayer<string>(() => 0, joined);
    player.play(beats('mine', 'roll', 'miss'));
    player.play(beats('theirs', 'shot', 'hit'));
    expect(player.lastScene.value).toBe('miss, hit');
    player.forgetLast();
    player.play(beats('theirs', 'march'));
    expect(player.lastScene.value).toBe('march');
  });
  it('can be skipped at once, to the last of them', () => {
    const { player, seen } = opened(1);
    player.play(beats('first', 'roll', 'hit'));
    player.play(beats('second', 'march'));
    player.skip();
    expect(seen()).toEqual([null, null, null]);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([null, null, null]);
  });
  it('stand still while somebody has paused, and go on one by one', () => {
    const { player, seen } = opened(1);
    player.pause();
    player.play(beats('before', 'roll', 'hit', 'rout'));
    vi.advanceTimersByTime(1000);
    expect(seen()[0]).toBe('roll');
    player.step();
    vi.advanceTimersByTime(1000);
    expect(seen()[0]).toBe('hit');
    player.goOn();
    vi.advanceTimersByTime(100);
    expect(seen()[0]).toBe('rout');
  });
  it('can be looked at once more, one by one, which holds them; the pace may change in between', () => {
    const { player, seen } = opened(1);
    player.play(beats('before', 'roll', 'hit', 'rout'));
    vi.advanceTimersByTime(200);
    expect(seen()[0]).toBe('rout');
    player.back();
    player.back();
    player.back();
    expect(seen()[0]).toBe('roll');
    expect(player.playing.value).toMatchObject({ at: 1, of: 3 });
    vi.advanceTimersByTime(1000);
    expect(seen()[0]).toBe('roll');
    player.goOn();
    vi.advanceTimersByTime(60);
    player.keepTime();
    vi.advanceTimersByTime(60);
    expect(seen()[0]).toBe('roll');
    vi.advanceTimersByTime(40);
    expect(seen()[0]).toBe('hit');
  });
});
