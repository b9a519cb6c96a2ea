import { Emblem } from './emblem.tsx';
import { Picture } from './picture.tsx';
import type { Art } from './strategy-art.ts';

/** A colour on its staff, in the cloth of the card's army. */
const Colour = () => (
  <g class="saga-colour" transform="translate(5 0)">
    <path d="M45.500 4h2.500v44h-2.500zM46.700-1l2.600 5.500h-5.200z" />
    <path class="saga-cloth" d="M48 6c8-5 15 4 30-1v23c-15 5-22-4-30 1z" />
    <path class="saga-cross" d="M48 15c8-5 15 4 30-1v5c-15 5-22-4-30 1zM60.500 5l5 1.500v22l-5-1.500z" />
  </g>
);

/** The picture of a Strategy or Objective card: what it is about, in open country. */
export function CardArt({ name, art }: { readonly name: string; readonly art: Art }) {
  const { symbol, hat, weapon, plume = 'red', isFlag = false } = art;
  const hasArms = hat !== undefined || weapon !== undefined;
  const isPair = symbol !== undefined && (hasArms || isFlag);
  return (
    <Picture name={name}>
      {hasArms && (
        <Emblem
          {...(hat === undefined ? {} : { hat })}
          {...(weapon === undefined ? {} : { weapon })}
          plume={plume}
          x={isPair ? 62 : 41}
          y={3}
          size={48}
        />
      )}
      {isFlag && <Colour />}
      {symbol !== undefined && (
        <use
          href={`#${symbol}`}
          class="saga-beside"
          x={isFlag ? 56 : isPair ? 10 : 42}
          y={isFlag ? 7 : 4}
          width={isFlag ? 20 : isPair ? 38 : 46}
          height={isFlag ? 20 : isPair ? 42 : 44}
        />
      )}
    </Picture>
  );
}
