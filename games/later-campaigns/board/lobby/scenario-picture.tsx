import type { Picture } from '@grognard/desk';
import { theatreOf } from '../../data/theatres.ts';
import { standsAtStart } from '../diary/positions.ts';
import { SituationMap } from '../diary/situation-map.tsx';

/** The battle as it begins: everybody may see where the units are set up. */
export const ScenarioPicture: Picture = ({ value }) => {
  const theatre = theatreOf({ options: { scenario: value } });
  return <SituationMap theatre={theatre} stands={standsAtStart(theatre)} />;
};
