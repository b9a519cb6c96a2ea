import { USUAL } from '../../option-list.ts';
import type { Options } from '../../options.ts';

/** GEN-5.4: the first battle is Marengo. */
export const DEFAULT_OPTIONS: Options = USUAL;

/** Puts right whatever a change has made impossible. */
export const settle = (chosen: Options): Options => ({
  ...chosen,
  army: chosen.setup === 'custom' ? chosen.army : null,
  turned: chosen.terrain === 'B' && chosen.turned,
  side: chosen.objectives === 'standard' ? 'A' : 'B',
});
