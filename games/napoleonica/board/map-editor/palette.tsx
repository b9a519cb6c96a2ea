// NAP-TER.9: what can be painted, and the Landmarks of NAP-SCN.6.
import { Switch } from '@grognard/desk/parts/switch.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { ComponentChildren } from 'preact';
import { LANDMARK_SCORES } from '../../army/custom-battle.ts';
import { TERRAIN, TERRAIN_CODES } from '../../data/terrain.ts';
import { mapWords } from '../words/sentences-maps.ts';
import type { Brush } from './brush.ts';
import { TerrainSwatch } from './terrain-swatch.tsx';

interface PaletteProps {
  readonly brush: Brush;
  onBrush(brush: Brush): void;
  readonly isMirrored: boolean;
  onMirrored(on: boolean): void;
}

interface PotProps {
  readonly name: string;
  readonly isChosen: boolean;
  onChoose(): void;
  readonly children: ComponentChildren;
}

const Pot = ({ name, isChosen, onChoose, children }: PotProps) => (
  <label class="napoleonica-pot" title={name}>
    <input type="radio" name="brush" checked={isChosen} onChange={onChoose} />
    {children}
    <span>{name}</span>
  </label>
);

/** One standard: whoever stands here scores. Two: whoever holds more of them. */
const STANDARDS = { hold: 'M14 34V6l18 7-18 7', majority: 'M6 34V8l14 6-14 6M22 36V14l14 6-14 6' } as const;
const Standards = ({ scores }: { readonly scores: keyof typeof STANDARDS }) => (
  <svg class="napoleonica-swatch" viewBox="0 0 40 40" aria-hidden="true">
    <path d={STANDARDS[scores]} class="napoleonica-standard" />
  </svg>
);

export function Palette({ brush, onBrush, isMirrored, onMirrored }: PaletteProps) {
  return (
    <section class="napoleonica-palette sheet">
      <h2>{tell(mapWords.paint)}</h2>
      <p>{tell(mapWords.paintSay)}</p>
      <div class="pots" role="radiogroup" aria-label={tell(mapWords.terrain)}>
        {TERRAIN_CODES.map((code) => (
          <Pot
            key={code}
            name={TERRAIN[code].name}
            isChosen={brush.kind === 'terrain' && brush.code === code}
            onChoose={() => onBrush({ kind: 'terrain', code })}
          >
            <TerrainSwatch code={code} />
          </Pot>
        ))}
        {LANDMARK_SCORES.map((scores) => (
          <Pot
            key={scores}
            name={tell(mapWords[scores])}
            isChosen={brush.kind === 'landmark' && brush.scores === scores}
            onChoose={() => onBrush({ kind: 'landmark', scores })}
          >
            <Standards scores={scores} />
          </Pot>
        ))}
      </div>
      <Switch
        name={tell(mapWords.mirror)}
        on={isMirrored}
        say={tell(mapWords.mirrorSay)}
        onChange={onMirrored}
      />
    </section>
  );
}
