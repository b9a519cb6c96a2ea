// The chronicle read during play: every month so far, the one that was asked for in view.
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { Campaign } from '../../campaign/state.ts';
import { chronicleWords as words } from '../words/sentences-chronicle.ts';
import './chronicle.css';
import { chronicleOf } from './prose.ts';

interface ChronicleDrawerProps {
  readonly campaign: Campaign;
  readonly month: number;
  onClose(): void;
}

export function ChronicleDrawer({ campaign, month, onClose }: ChronicleDrawerProps) {
  const wanted = useRef<HTMLElement>(null);
  useEffect(() => wanted.current?.scrollIntoView({ block: 'start' }), [month]);
  return (
    <Drawer title={tell(words.title)} from="side" onClose={onClose}>
      <div class="napoleonica-chronicle">
        {chronicleOf(campaign).map(({ title, month: number, lines }) => (
          <section key={number} ref={number === month ? wanted : null}>
            <h3>{title}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
    </Drawer>
  );
}
