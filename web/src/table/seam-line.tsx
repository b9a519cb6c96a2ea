import '../words/editions-words.ts';
import './rules-line.css';
import { Icon } from '@grognard/desk/look/icon.tsx';
import type { TableState } from '@grognard/protocol';
import { dayName } from '../parts/day-name.ts';
import { t } from '../words/words.ts';

type Seam = NonNullable<TableState['seams']>[number];

/** In the journal, where newer rules were taken. */
export const SeamLine = ({ seam: { day } }: { readonly seam: Seam }) => (
  <li class="seam">
    <Icon name="ui-book" />
    {day === null ? t('mended.seamNewer') : t('mended.seam', { day: dayName(day) })}
  </li>
);
