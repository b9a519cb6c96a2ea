// Sounds made on the spot, so that no recording has to be loaded. Silent unless the reader has switched sound on.
import { settings } from './settings.ts';

let context: AudioContext | undefined;

function out(): AudioContext | null {
  if (!settings.value.sound) return null;
  context ??= new AudioContext();
  // A page that nobody has touched yet may not sound; the browser lifts that with the first click.
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A short burst of noise through a filter: wood, skin or paper, depending on the pitch. */
function strike(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  const gain = new GainNode(audio, { gain: loudness });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

const roll: readonly (readonly [beat: number, loudness: number])[] = [
  [0, 0.5],
  [0.12, 0.5],
  [0.24, 0.5],
  [0.48, 0.9],
];

/** A drum when it is your turn. */
export function drum(): void {
  const audio = out();
  if (audio === null) return;
  for (const [beat, loudness] of roll) strike(audio, audio.currentTime + beat, 190, 0.16, loudness);
}

/** Dice on wood, one knock or two for each. */
export function rattle(dice: number): void {
  const audio = out();
  if (audio === null) return;
  for (let i = 0; i < Math.min(12, dice * 2); i += 1)
    strike(audio, audio.currentTime + Math.random() * 0.4, 1400 + Math.random() * 1600, 0.05, 0.35);
}
