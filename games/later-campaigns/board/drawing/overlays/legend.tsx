// The legend: a small button on the map, and behind it what can be laid over it.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { useRef, useState } from 'preact/hooks';
import { onTheMap } from '../../words/sentences.ts';
import { LegendList } from '../lazy-parts.ts';
import type { LegendListProps } from './legend-list.tsx';

export function Legend(props: Omit<LegendListProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const eye = useRef<HTMLButtonElement>(null);
  const count = props.shown.length;
  return (
    <div class="later-campaigns-legend" data-layer>
      <button
        ref={eye}
        type="button"
        class="btn"
        aria-expanded={isOpen}
        aria-label={tell(onTheMap.legend)}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="ui-eye" />
        {count > 0 && <b>{count}</b>}
      </button>
      {isOpen && (
        <LegendList
          {...props}
          onClose={() => {
            setOpen(false);
            eye.current?.focus();
          }}
        />
      )}
    </div>
  );
}
