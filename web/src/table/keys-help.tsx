import '../words/table-parts-words.ts';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { type PlainWord, t } from '../words/words.ts';

const KEYS: readonly (readonly [keys: string, what: PlainWord])[] = [
  ['Tab', 'keys.tab'],
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['Shift+Enter', 'keys.why'],
  ['Escape', 'keys.escape'],
  ['E', 'keys.main'],
  ['N', 'keys.next'],
  ['U', 'keys.undo'],
  ['R', 'keys.redo'],
  ['[ ]', 'keys.scrub'],
  ['Space', 'keys.play'],
  ['← →', 'keys.results'],
  ['V', 'keys.speed'],
  ['F', 'keys.fork'],
  ['C', 'keys.card'],
  ['A', 'keys.choices'],
  ['?', 'keys.help'],
];

export const KeysHelp = ({ onClose }: { onClose(): void }) => (
  <Drawer title={t('keys.title')} from="side" open onClose={onClose}>
    <dl class="keys">
      {KEYS.map(([keys, what]) => (
        <div key={keys}>
          <dt class="num">{keys}</dt>
          <dd>{t(what)}</dd>
        </div>
      ))}
    </dl>
  </Drawer>
);
