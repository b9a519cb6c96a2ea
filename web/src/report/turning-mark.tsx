/** The wax disc that ties a deciding roll in the list to its place in a chart. */
export const TurningMark = ({
  number,
  x,
  y,
}: {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}) => (
  <g class="turning-mark" transform={`translate(${x} ${y})`}>
    <circle r="9" />
    <text y="4.5" text-anchor="middle">
      {number}
    </text>
  </g>
);
