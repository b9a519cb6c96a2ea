import './key-disc.css';

interface KeyDiscProps {
  readonly n: number;
  readonly x: number;
  readonly y: number;
}

/** A numbered disc in a figure; what it stands for is said beside it, where words can wrap. */
export const KeyDisc = ({ n, x, y }: KeyDiscProps) => (
  <g transform={`translate(${x} ${y})`} class="desk-key-disc">
    <circle r="10" />
    <text y="4.5">{n}</text>
  </g>
);
