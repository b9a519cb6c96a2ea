import { catalogue } from '../words/catalogue.ts';

const en = {
  map: 'map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole map',
  inStack: '{index} of {count}: {name}',
} as const;

/** What a map itself says. */
export const { t } = catalogue(en);
