import './drawer.css';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Button } from './button.tsx';
import { useDialogManners } from './use-dialog-manners.ts';
import { t } from './words.ts';

interface DrawerProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** 'below' rises from the foot of a phone, 'side' stands at the right. */
  readonly from?: 'below' | 'side';
  /** Leaves the tab bar of the table free. */
  readonly overTabs?: boolean;
  /** No scrim: what lies behind stays in use. */
  readonly open?: boolean;
  onClose(): void;
}

const swipeDistance = 60;

/** A sheet that slides over the table or the page, one at a time. */
export function Drawer({ title, children, from = 'below', overTabs, open = false, onClose }: DrawerProps) {
  const id = useId();
  const { box, onKeyDown } = useDialogManners<HTMLElement>(onClose);
  const grip = useRef<number | null>(null);
  const shape =
    from === 'side' ? 'aside-panel sheet' : `drawer sheet${overTabs === true ? ' over-tabs' : ''}`;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same */}
      {!open && <div class="scrim" onClick={onClose} />}
      <section
        class={shape}
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        ref={box}
        onKeyDown={onKeyDown}
        onTouchStart={(event) => {
          grip.current = event.touches[0]?.clientY ?? null;
        }}
      >
        <div
          class="drawer-head"
          onTouchEnd={(event) => {
            const y = event.changedTouches[0]?.clientY ?? 0;
            if (grip.current !== null && y - grip.current > swipeDistance) onClose();
          }}
        >
          <h2 id={id}>{title}</h2>
          <Button kind="ghost" icon="ui-close" label={t('close')} onClick={onClose} />
        </div>
        <div class="body">{children}</div>
      </section>
    </>
  );
}
