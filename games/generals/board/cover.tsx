import { Use } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';

type Block = readonly [x: number, y: number, side: 'white' | 'black', arm: SymbolName];

const blocks: readonly Block[] = [
  [69, 98, 'white', 'arm-infantry'],
  [95, 98, 'white', 'arm-infantry'],
  [135, 98, 'white', 'arm-foot-artillery'],
  [161, 98, 'white', 'arm-infantry'],
  [214, 98, 'white', 'arm-cavalry'],
  [148, 57, 'white', 'arm-infantry'],
  [69, 17, 'black', 'arm-infantry'],
  [148, 17, 'black', 'arm-foot-artillery'],
  [214, 17, 'black', 'arm-cavalry'],
  [214, 57, 'black', 'arm-infantry'],
];

const Counter = ({ block: [x, y, side, arm] }: { readonly block: Block }) => (
  <g transform={`translate(${x} ${y})`}>
    {side === 'white' ? (
      <rect width="25" height="17" rx="3" fill="var(--white)" stroke="var(--white-edge)" />
    ) : (
      <path d="M3 0h19l3 3v11l-3 3H3l-3-3V3z" fill="var(--black)" stroke="var(--black-edge)" />
    )}
    <Use name={arm} x={5} y={1} size={15} ink={`var(--${side}-ink)`} cut={`var(--${side})`} />
  </g>
);

/** Nine sectors, three arrows, two dice. */
export const Cover = () => (
  <>
    {[0, 1, 2].flatMap((column) =>
      [0, 1, 2].map((row) => (
        <rect
          key={`${column}${row}`}
          x={64 + column * 66}
          y={10 + row * 40}
          width="58"
          height="32"
          rx="2"
          class="cover-sector"
        />
      )),
    )}
    {blocks.map((block) => (
      <Counter key={`${block[0]} ${block[1]}`} block={block} />
    ))}
    <path class="cover-arrow" d="M92 96C90 78 92 72 92 66M226 96c10-10 10-14 4-20M160 55c-2-8 0-10 0-17" />
    <path fill="var(--hi-path)" d="M92 58l-6 11h12zM224 70l-1 12 11-6zM160 30l-6 11h12z" />
    <Use name="d6-5" x={262} y={82} size={30} />
    <g class="ebony">
      <Use name="d6-3" x={276} y={48} size={26} />
    </g>
  </>
);
