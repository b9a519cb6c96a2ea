// The same long strip of engraved country under every picture, each from another place on.
const SKY = Array.from({ length: 11 }, (_, i) => {
  const y = 2 + i * 3.1;
  return `M0 ${y.toFixed(1)}q${30 + ((i * 37) % 40)} ${((i * 5) % 7) - 3} 90 0t90 0t90 0t90 0`;
}).join('');
const TUFTS = Array.from({ length: 46 }, (_, i) => {
  const x = (i * 61.8) % 350;
  const y = 37 + ((i * 7.3) % 13);
  return `M${x.toFixed(1)} ${y.toFixed(1)}l${6 + ((i * 5) % 9)} ${(((i * 3) % 5) - 2) / 2}`;
}).join('');
const HILLS = 'M0 36c24-10 44-11 70-5s46 6 80-4 50 10 80 8 40-14 66-9 40 9 64 5';

const WIDTH = 210;

/** A number between 0 and 1 for a name: the same card always stands in the same country. */
const placeOf = (name: string): number => {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return sum / 997;
};

export const Country = ({ name }: { readonly name: string }) => (
  <g transform={`translate(${(-placeOf(name) * WIDTH).toFixed(0)} 0)`} class="saga-country">
    <path class="saga-sky" d={SKY} />
    <path class="saga-land" d={`${HILLS}V60H0z`} />
    <path class="saga-ridge" d={HILLS} />
    <path class="saga-tufts" d={TUFTS} />
  </g>
);
