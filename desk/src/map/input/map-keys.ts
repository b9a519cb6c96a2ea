// The keyboard on a map: a walk over the hexes, presses and questions, the stack that lies open, the camera.
import type { MapCounter } from '../counters/stacks.ts';
import type { HexMapState } from '../hex-map-state.ts';
import { t } from '../words.ts';
import type { MapGame, Pointing } from './pointing.ts';
import { isWalkKey, walk } from './walk.ts';

const ZOOM: { readonly [key: string]: number } = { '+': 1.25, '=': 1.25, '-': 0.8 };
const PAN: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};

/** Where the keyboard stands: where it was, else in the middle of the window. */
function standing({ spot, camera, plan }: HexMapState): number {
  const { width, height } = camera.window.value;
  return spot.value ?? plan.hexAt(camera.toSheet({ x: width / 2, y: height / 2 })) ?? 0;
}

const countersOn = (game: MapGame, hex: number): readonly MapCounter[] =>
  game.counters.filter((counter) => counter.hex === hex);

/** Goes to another counter of the open stack, or presses the one it is at. */
function onFanKey(event: KeyboardEvent, map: HexMapState, game: MapGame, { press, ask }: Pointing): boolean {
  const fan = map.fan.value;
  if (fan === null) return false;
  const here = countersOn(game, fan.hex);
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step !== undefined) map.fan.value = { ...fan, index: (fan.index + step + here.length) % here.length };
  const target = here[fan.index]?.target;
  if (event.key === 'Escape') map.fan.value = null;
  else if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return false;
  else if (step === undefined && target !== undefined) (event.shiftKey ? ask : press)(target, fan.hex);
  return true;
}

/** To the next hex where something can be decided; after the last the table goes on, and the map begins anew. */
function toNextOpen({ camera, plan, spot }: HexMapState, open: readonly number[]): boolean {
  const at = spot.value === null ? -1 : open.indexOf(spot.value);
  const next = open[at + 1];
  spot.value = next ?? null;
  if (next === undefined) return false;
  camera.show(plan.centre(next));
  return true;
}

/** True when the key was for the map. */
export function onMapKey(event: KeyboardEvent, map: HexMapState, game: MapGame, pointing: Pointing): boolean {
  const { camera, plan, spot } = map;
  const { key, code, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (onFanKey(event, map, game, pointing)) return true;
  if (key === 'n') return toNextOpen(map, game.open ?? []);
  const [zoom, pan] = [ZOOM[key], PAN[key]];
  if (zoom !== undefined) camera.zoomBy(zoom);
  else if (key === '0') camera.fit();
  else if (shiftKey && pan !== undefined) camera.panBy(...pan);
  else if (isWalkKey(plan, key, code)) {
    const from = standing(map);
    // The first key only shows where one stands.
    spot.value = spot.value === null ? from : (walk(plan, from, key, code) ?? from);
    camera.show(plan.centre(spot.value));
  } else if (key === 'Enter' || key === ' ') {
    const hex = standing(map);
    const target = game.pointAt(hex);
    if (shiftKey) pointing.ask(target, hex);
    else pointing.press(target, hex);
  } else return false;
  return true;
}

/** What is said of the place the keyboard is at. */
export function spokenAt(map: HexMapState, game: MapGame, speak: (hex: number) => string): string {
  const fan = map.fan.value;
  if (fan === null) return map.spot.value === null ? '' : speak(map.spot.value);
  const here = countersOn(game, fan.hex);
  return t('inStack', { index: fan.index + 1, count: here.length, name: here[fan.index]?.name ?? '' });
}
