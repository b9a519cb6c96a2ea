import type { Tools } from '../contract/workshop.ts';
import { Icon } from '../look/icon.tsx';
import { tell } from '../words/tell.ts';
import type { Named } from './craft.ts';
import { ImportPanel } from './import-panel.tsx';
import { SharePanel } from './share-panel.tsx';
import type { Work } from './use-workbench.ts';
import { words } from './words.ts';

export type TextDoor = 'share' | 'import' | null;

interface DoorsProps {
  readonly open: TextDoor;
  onOpen(door: TextDoor): void;
}

/** The two buttons: out as text, in as text. */
export function TextDoors({ open, onOpen }: DoorsProps) {
  const toggle = (door: 'share' | 'import'): void => onOpen(open === door ? null : door);
  return (
    <>
      <button type="button" class="btn" aria-expanded={open === 'share'} onClick={() => toggle('share')}>
        <Icon name="ui-export" />
        {tell(words.share)}
      </button>
      <button type="button" class="btn" aria-expanded={open === 'import'} onClick={() => toggle('import')}>
        {tell(words.import)}
      </button>
    </>
  );
}

interface OpenDoorProps<W extends Named, L> extends DoorsProps {
  readonly work: Work<W, L>;
  readonly tools: Pick<Tools, 'download'>;
}

/** The sheet behind the button that was pressed. */
export function OpenTextDoor<W extends Named, L>({ work, tools, open, onOpen }: OpenDoorProps<W, L>) {
  const close = (): void => onOpen(null);
  if (open === 'share') return <SharePanel work={work} tools={tools} onClose={close} />;
  return open === 'import' ? <ImportPanel work={work} onClose={close} /> : null;
}
