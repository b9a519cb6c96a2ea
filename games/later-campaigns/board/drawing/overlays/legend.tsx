// The legend: a small button on the map, and behind it what can be laid over it.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { useState } from 'preact/hooks';
import { onTheMap } from '../../words/sentences.ts';
import { LegendList } from '../lazy-parts.ts';
import type { LegendListProps } from './legend-list.tsx';

export function Legend(props: LegendListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="later-campaigns-legend" data-layer>
      <button
        type="button"
        class="btn"
        aria-expanded={isOpen}
        aria-label={tell(onTheMap.legend)}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="ui-eye" />
      </button>
      {isOpen && <LegendList {...props} />}
    </div>
  );
}
