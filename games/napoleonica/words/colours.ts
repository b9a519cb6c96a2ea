// NAP-CMP.4: what the Orders are called.
import { ORDER_COLOURS, type OrderColour } from '../data/words.ts';

export const COLOUR_NAME: { readonly [colour in OrderColour]: string } = {
  G: 'green',
  B: 'blue',
  R: 'red',
  P: 'purple',
};

/** 'GGB' as it is read aloud: '2 green, 1 blue' */
export const coloursCounted = (letters: string): readonly string[] =>
  ORDER_COLOURS.flatMap((colour) => {
    const count = [...letters].filter((letter) => letter === colour).length;
    return count === 0 ? [] : [`${count} ${COLOUR_NAME[colour]}`];
  });
