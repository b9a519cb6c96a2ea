import { type Frame, withRoom } from './chart-frame.ts';

interface FootMark {
  readonly round: number;
  readonly x: number;
}

interface Props {
  readonly frame: Frame;
  readonly axis: string;
  readonly marks: readonly FootMark[];
}

/** Below a chart: what is counted, then its numbers, as many as there is room for. */
export function FootMarks({ frame: { left, foot }, axis, marks }: Props) {
  return (
    <>
      <text x={left} y={foot + 22} text-anchor="middle">
        {axis}
      </text>
      {withRoom(marks, left).map(({ round, x }) => (
        <text key={round} x={x} y={foot + 22} text-anchor="middle">
          {round}
        </text>
      ))}
    </>
  );
}
