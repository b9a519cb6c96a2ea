// Night and rain over the map: a veil that hides nothing.
import { theatreOf } from '../../../data/theatres.ts';
import type { View } from '../../../view.ts';

export function Weather({ view }: { readonly view: View }) {
  const { night = false, rain = false, wet = false } = theatreOf(view).turns[view.turn - 1] ?? {};
  const skies = [night ? 'is-night' : '', rain ? 'is-rain' : '', wet ? 'is-wet' : ''].join(' ').trim();
  return skies === '' ? null : <div class={`later-campaigns-sky ${skies}`} aria-hidden="true" />;
}
