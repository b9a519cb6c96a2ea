// The cartouche: what the drops mean.
import { tell } from '@grognard/desk/words/tell.ts';
import { campaignWords as words } from '../../words/sentences-campaign.ts';
import { CreepingDrop, Drops } from './corruption.tsx';
import { HEIGHT, WIDTH } from './projection.ts';

const LEVELS = [words.free, words.stained, words.cracked, words.lost] as const;

export const Key = () => (
  <g transform={`translate(${WIDTH - 246} ${HEIGHT - 174})`} class="key" aria-hidden="true">
    <path d="M8 0h212q0 8 8 8v140q-8 0-8 8H8q0-8-8-8V8q8 0 8-8z" class="frame-edge" />
    <path d="M11 4h206q1 6 7 7v134q-6 1-7 7H11q-1-6-7-7V11q6-1 7-7zM54 53h120M84 56h60" class="fine" />
    <text x="114" y="28" class="title">
      {tell(words.keyTitle)}
    </text>
    <text x="114" y="45" class="say">
      {tell(words.keySay)}
    </text>
    {LEVELS.map((name, level) => (
      <g key={name} transform={`translate(${20 + (level % 2) * 104} ${80 + Math.floor(level / 2) * 25})`}>
        <Drops level={level} />
        <text x="33" y="4">
          {tell(name)}
        </text>
      </g>
    ))}
    <g transform="translate(20 131)">
      <CreepingDrop angle={90} />
      <text x="33" y="4">
        {tell(words.creeps)}
      </text>
    </g>
  </g>
);
