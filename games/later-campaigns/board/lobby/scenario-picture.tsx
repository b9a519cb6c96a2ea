import type { Picture } from '@grognard/desk';
import { theatreOf } from '../../data/theatres.ts';
import { NOWHERE } from '../../vocabulary.ts';
import { SituationMap, type Stand } from '../diary/situation-map.tsx';

/** The battle as it begins: everybody may see where the units are set up. */
export const ScenarioPicture: Picture = ({ value }) => {
  const theatre = theatreOf({ options: { scenario: value } });
  const stands = new Map<string, Stand>();
  for (const [unit, hex] of theatre.setup.units.entries()) {
    const nation = theatre.units[unit]?.nation;
    if (hex !== NOWHERE && nation !== undefined) stands.set(`${hex} ${nation}`, { hex, nation });
  }
  return <SituationMap theatre={theatre} stands={[...stands.values()]} />;
};
