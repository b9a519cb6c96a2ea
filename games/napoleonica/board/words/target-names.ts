// What things between battles are called in 'Why not …?'.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Target } from '@grognard/kernel';
import { notebookOf } from '../../army/books.ts';
import { isWare, wareName } from '../../army/prices.ts';
import { REGION_IDS } from '../../data/regions.ts';
import type { View } from '../../view.ts';
import { ownerOf } from '../input/moment.ts';
import { regionName } from './campaign-names.ts';
import { musteredInWords } from './describe-notebook.ts';
import { campaignWords as words } from './sentences-campaign.ts';

const ACTS: { readonly [button: string]: string } = {
  develop: words.develop,
  recover: words.recover,
  takeSeal: words.takeSeal,
  purge: words.purge,
  holyWater: words.holyWater,
};

export function nameBetween(target: Target, view: View): string {
  if ('sector' in target) {
    const region = REGION_IDS.find((each) => each === target.sector);
    return region === undefined ? '' : regionName(region);
  }
  if ('card' in target) return isWare(target.card) ? tell(wareName(target.card)) : '';
  if ('button' in target) return tell(ACTS[target.button] ?? '');
  if (!('unit' in target) || (view.campaign === null && view.series?.notebooks === null)) return '';
  const unit = notebookOf(view, ownerOf(view)).muster[Number(target.unit)];
  return unit === undefined ? '' : musteredInWords(unit);
}
