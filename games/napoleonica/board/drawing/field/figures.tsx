// Toy soldiers, one for each model, standing on 0, 0: the coat in the field of the army, its outline in ink.
import type { Faction } from '../../../data/words.ts';

/** The letters of an army in the tokens. */
export const ARMY: { readonly [faction in Faction]: 'fr' | 'ru' | 'ab' } = {
  france: 'fr',
  russia: 'ru',
  abyss: 'ab',
};

export type Hat = 'shako' | 'bearskin' | 'bicorne' | 'helmet' | 'horns';

interface FigureProps {
  readonly faction: Faction;
  readonly hat: Hat;
}

const coatOf = (faction: Faction): string => `var(--${ARMY[faction]})`;

const HEADGEAR: { readonly [hat in Hat]: string } = {
  shako: 'M-3.2-1.5l-.6-6.500h7.600l-.6 6.500z',
  bearskin: 'M-3.800-1q-1-9 3.800-9t3.800 9z',
  bicorne: 'M-7-1q7-8 14 0-7-2-14 0z',
  helmet: 'M-3.500-1.500q0-6 3.500-6t3.500 6zM0-8q5-3 6 4l-2 1q-1-4-4-3z',
  horns: 'M-3-1q-4-2-3-7 2 3 4 4h4q2-1 4-4 1 5-3 7z',
};
const PLUME: { readonly [hat in Hat]: string | null } = {
  shako: 'M0-8v-3',
  bearskin: 'M3-9l1-4',
  bicorne: null,
  helmet: null,
  horns: null,
};

/** A head with what is worn on it, its middle at 0, 0. */
const Head = ({ hat }: { readonly hat: Hat }) => (
  <>
    <circle r="3" class="napoleonica-skin" />
    <path d={HEADGEAR[hat]} class={hat === 'helmet' ? 'napoleonica-brass' : 'napoleonica-black'} />
    {PLUME[hat] !== null && <path d={PLUME[hat] ?? ''} class="napoleonica-plume" />}
  </>
);

export const FootSoldier = ({ faction, hat }: FigureProps) => (
  <g class="napoleonica-figure">
    <path
      d="M-3.500 0l1-9h5l1 9M0-8v8"
      class={faction === 'abyss' ? 'napoleonica-skin' : 'napoleonica-breeches'}
    />
    <path d="M-4.500-9l-.5-9q5-3 10 0l-.5 9z" fill={coatOf(faction)} class="napoleonica-coat" />
    <path d="M-3.500-17l6 8M3.500-17l-6 8" class="napoleonica-belts" />
    <g transform="translate(0 -21)">
      <Head hat={hat} />
    </g>
    <path d="M6-3l1-27" class="napoleonica-musket" />
  </g>
);

const Flag = ({ faction }: { readonly faction: Faction }) => (
  <>
    <path d="M-9-14V-44" class="napoleonica-musket" />
    <path d="M-9-44q6-3 10 0t9-1v10q-5 2-9 0t-10 1z" fill={coatOf(faction)} class="napoleonica-coat" />
  </>
);

export const Horseman = ({ faction, hat, hasFlag }: FigureProps & { readonly hasFlag?: boolean }) => (
  <g class="napoleonica-figure">
    <path d="M-11-8l-2 8M-6-7v7M6-7v7M11-8l3 8" class="napoleonica-legs" />
    <path
      d="M-15-9q-1-8 6-9h11q4-1 7-9l4-1 4 6-2 3-4-.5-2 8q-1 6-7 6H-9q-5 0-6-4z"
      class={faction === 'abyss' ? 'napoleonica-black' : 'napoleonica-horse'}
    />
    <path d="M-15-12q-4 2-3 8" class="napoleonica-tail" />
    <g transform="translate(-1 -12) scale(.92)">
      <path d="M-4-2l-1-11q5-3 9 0l1 11z" fill={coatOf(faction)} class="napoleonica-coat" />
      <path d="M-3-12l5 9" class="napoleonica-belts" />
      <g transform="translate(0 -17)">
        <Head hat={hat} />
      </g>
      <path d="M5-9l9-9" class="napoleonica-blade" />
    </g>
    {hasFlag === true && <Flag faction={faction} />}
  </g>
);

export const Gun = () => (
  <g class="napoleonica-figure">
    <path d="M-14-6l20-8 9-1 .5 3.500-9 2.500-9 4z" class="napoleonica-brass" />
    <path d="M-15 0l14-9" class="napoleonica-legs" />
    <circle cx="1" cy="-6" r="6.500" class="napoleonica-wheel" />
    <path
      d="M1-12.500v13M-5.500-6h13M-3.600-10.600l9.200 9.200M5.600-10.600l-9.200 9.200"
      class="napoleonica-spokes"
    />
  </g>
);

/** A horned giant, twice as tall as a man. */
export const Monster = ({ faction }: { readonly faction: Faction }) => (
  <g class="napoleonica-figure">
    <path d="M-9 0l2-15h14l2 15h-6l-3-9-3 9z" class="napoleonica-black" />
    <path
      d="M-15-8q-3-14 4-22 4-6 11-6t11 6q7 8 4 22l-5-2 1-9-4 11h-14l-4-11 1 9z"
      fill={coatOf(faction)}
      class="napoleonica-coat"
    />
    <path d="M-6-24l6 5 6-5M-7-18l7 5 7-5" class="napoleonica-belts" />
    <circle cy="-38" r="5.500" class="napoleonica-skin" />
    <path d="M-5-40q-8-2-7-12 3 6 8 8h8q5-2 8-8 1 10-7 12z" class="napoleonica-black" />
    <path d="M-2.500-38h1.500M1-38h1.500" class="napoleonica-eyes" />
  </g>
);
