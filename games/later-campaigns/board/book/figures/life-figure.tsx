// The life of an order, from the desk to obedience.
import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { Use } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { figureNames } from '../words/figures.ts';
import '../book.css';

/** The four results of a test of compliance, from the best to the worst. */
const ENDS = [
  { n: 3, y: 24, kind: 'sure' },
  { n: 4, y: 68, kind: '' },
  { n: 5, y: 112, kind: '' },
  { n: 6, y: 156, kind: 'never' },
] as const;

export const LifeFigure = () => (
  <svg viewBox="0 0 420 180" role="img" aria-label={tell(figureNames.life)} class="later-campaigns-book-life">
    <rect x="10" y="62" width="64" height="56" rx="4" class="box" />
    <Use name="ui-log" x={24} y={72} size={36} ink="var(--ink)" />
    <path d="M76 90h120" class="road" />
    <Use name="arm-light-cavalry" x={112} y={56} size={44} ink="var(--hi-path)" cut="var(--raised)" />
    <rect x="198" y="62" width="64" height="56" rx="4" class="box" />
    <Use name="d6-5" x={204} y={76} size={26} ink="var(--ink)" />
    <Use name="d6-3" x={231} y={76} size={26} ink="var(--ink)" />
    {ENDS.map(({ n, y, kind }) => (
      <g key={n}>
        <path d={`M264 90L340 ${y}`} class="road" />
        <rect x="342" y={y - 16} width="66" height="32" rx="4" class={`box ${kind}`} />
        <KeyDisc n={n} x={375} y={y} />
      </g>
    ))}
    <KeyDisc n={1} x={136} y={108} />
    <KeyDisc n={2} x={230} y={52} />
  </svg>
);
