// NAP-SCN.6: up to three Landmarks of a battle of one's own, each with what it scores.
import { Segment } from '@grognard/desk/parts/segment.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import {
  type CustomBattle,
  type CustomLandmark,
  LANDMARK_SCORES,
  MOST_LANDMARKS,
} from '../../army/custom-battle.ts';
import { GRID, hexName } from '../../data/field.ts';
import { termsWords } from './words.ts';

const HEX_NAMES: readonly string[] = Array.from({ length: GRID.size }, (_, hex) => hexName(hex));
/** Where Landmarks usually lie. */
const FIRST = ['F5', 'C5', 'I5'];

export interface TermsProps {
  readonly custom: CustomBattle;
  onCustom(custom: CustomBattle): void;
}

export function LandmarksEditor({ custom, onCustom }: TermsProps) {
  const { landmarks } = custom;
  const put = (changed: readonly CustomLandmark[]): void => onCustom({ ...custom, landmarks: changed });
  const free = [...FIRST, ...HEX_NAMES].find((hex) => landmarks.every((each) => each.hex !== hex)) ?? 'F5';
  return (
    <fieldset>
      <legend>{tell(termsWords.landmarks)}</legend>
      {landmarks.map((landmark, i) => (
        <p key={i} class="napoleonica-landmark">
          <select
            aria-label={tell(termsWords.landmarkHex, { number: i + 1 })}
            value={landmark.hex}
            onChange={(event) => put(landmarks.with(i, { ...landmark, hex: event.currentTarget.value }))}
          >
            {HEX_NAMES.map((hex) => (
              <option key={hex} value={hex}>
                {hex}
              </option>
            ))}
          </select>
          <Segment
            label={tell(termsWords.landmarkScores, { number: i + 1 })}
            choices={LANDMARK_SCORES.map((scores) => ({ value: scores, name: tell(termsWords[scores]) }))}
            value={landmark.scores}
            onChange={(scores) => put(landmarks.with(i, { ...landmark, scores }))}
          />
          <button
            type="button"
            class="btn"
            aria-label={tell(termsWords.takeAway, { hex: landmark.hex })}
            onClick={() => put(landmarks.toSpliced(i, 1))}
          >
            ×
          </button>
        </p>
      ))}
      {landmarks.length < MOST_LANDMARKS && (
        <button type="button" class="btn" onClick={() => put([...landmarks, { hex: free, scores: 'hold' }])}>
          {tell(termsWords.addLandmark)}
        </button>
      )}
    </fieldset>
  );
}
