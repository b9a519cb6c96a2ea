// What a title is held to, one measurement after the other, each against its promise.
import type { AnyGame } from '@grognard/kernel';
import type { PromisedPlay, Promises } from './promises.ts';
import { battleKept, bestPlay, clones, lists, openFile } from './rates.ts';

export interface Measured {
  readonly what: string;
  /** Null where it is not a matter of speed. */
  readonly perSecond: number | null;
  readonly promise: string;
  readonly ratio: number;
}

const counted = (count: number): string => count.toLocaleString('en');

type Measurement = () => Promise<readonly Measured[]>;

const played =
  (module: AnyGame, { battle, options, decisions }: PromisedPlay): Measurement =>
  async () => {
    const perSecond = bestPlay(module, options);
    const what = `${battle} random play, checked decisions`.trim();
    const promise = `${battle} decisions against the ${counted(decisions)} promised`.trim();
    return [{ what, perSecond, promise, ratio: perSecond / decisions }];
  };

const copied =
  (module: AnyGame, promised: Promises['clones']): Measurement =>
  async () => {
    const perSecond = clones(module, promised.options);
    const promise = `clones against the ${counted(promised.perSecond)} promised`;
    return [{ what: 'clone of a full state', perSecond, promise, ratio: perSecond / promised.perSecond }];
  };

const listed =
  (module: AnyGame, promised: NonNullable<Promises['lists']>): Measurement =>
  async () => {
    const perSecond = lists(module, promised.options, promised.proc);
    const what = `legal list of a new position, ${promised.proc}`;
    const promise = `legal lists against the ${counted(promised.perSecond)} promised`;
    return [{ what, perSecond, promise, ratio: perSecond / promised.perSecond }];
  };

const seen =
  ({ options, warmUp, range, perSecond }: NonNullable<Promises['sights']>): Measurement =>
  async () => {
    // Only this title brings it, so no other loads its rules.
    const { sightsWithin } = await import('./sights.ts');
    sightsWithin(warmUp, range);
    const { first, again } = sightsWithin(options, range);
    const promise = `lines of sight against the ${counted(perSecond)} promised`;
    const what = `lines of sight between all hexes within ${range}`;
    const asked = (words: string, rate: number): Measured => ({
      what: what + words,
      perSecond: rate,
      promise: promise + words,
      ratio: rate / perSecond,
    });
    return [asked('', first), asked(', asked again', again)];
  };

const opened =
  (module: AnyGame, { options, ms }: Promises['opening']): Measurement =>
  async () => {
    const taken = openFile(module, options);
    const promise = `the ${counted(ms)} ms promised against opening a game file`;
    return [{ what: 'finished game file opened', perSecond: 1000 / taken, promise, ratio: ms / taken }];
  };

const kept =
  (module: AnyGame, { options, megabytes }: NonNullable<Promises['memory']>): Measurement =>
  async () => {
    const ratio = megabytes / battleKept(module, options);
    const promise = `the ${counted(megabytes)} MB promised against the memory of a whole battle`;
    return [{ what: 'memory of a whole battle', perSecond: null, promise, ratio }];
  };

export const measurements = (module: AnyGame, promises: Promises): readonly Measurement[] => [
  ...promises.plays.map((play) => played(module, play)),
  copied(module, promises.clones),
  ...(promises.lists === undefined ? [] : [listed(module, promises.lists)]),
  ...(promises.sights === undefined ? [] : [seen(promises.sights)]),
  opened(module, promises.opening),
  ...(promises.memory === undefined ? [] : [kept(module, promises.memory)]),
];
