/** A ring for the first seat, a lozenge for the second: never colour alone. */
export const SeriesMark = ({
  index,
  x,
  y,
}: {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}) =>
  index === 0 ? (
    <circle class="mark s0" cx={x} cy={y} r="5.5" />
  ) : (
    <path class="mark s1" d={`M${x} ${y - 6.5}l6.5 6.5-6.5 6.5-6.5-6.5z`} />
  );
