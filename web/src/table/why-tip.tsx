import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { floatBeside } from '@grognard/desk/parts/floating.ts';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Tip } from '@grognard/desk/parts/tip.tsx';
import { PHONE, useMedia } from '@grognard/desk/sizes/use-media.ts';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import type { TableSession } from './table-session.ts';
import type { Why } from './table-store.ts';

const WIDTH = 268;

/** The refused thing is hatched while its tip is open. */
function useHatching(at: Element | null): void {
  useLayoutEffect(() => {
    at?.classList.add('is-refused');
    return () => at?.classList.remove('is-refused');
  }, [at]);
}

function FloatingTip({ why }: { readonly why: Why }) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(110);
  useLayoutEffect(() => {
    const tip = box.current?.firstElementChild;
    if (tip !== null && tip !== undefined) setHeight(tip.getBoundingClientRect().height);
  }, [why]);
  const { style, side } = floatBeside(why.at, WIDTH, height);
  return (
    <div ref={box}>
      <Tip id="why" question={why.question} fact={why.fact} rule={why.rule} side={side} style={style} />
    </div>
  );
}

/** Phone: a sheet from below, as high as its text, so that the refused thing stays visible. */
function WhySheet({ why, onClose }: { readonly why: Why; onClose(): void }) {
  return (
    <section class="sheet drawer over-tabs why-sheet" aria-label={why.question}>
      <header class="drawer-head">
        <Icon name="ui-refuse" class="big" />
        <h2>{why.question}</h2>
        <Button kind="ghost" icon="ui-close" label={t('table.why.close')} onClick={onClose} />
      </header>
      <div class="body">
        <p>
          {why.fact} {why.rule !== null && <RuleLink rule={why.rule} />}
        </p>
      </div>
    </section>
  );
}

/** One tip at a time: why something may not be done. */
export function WhyTip({ session }: { readonly session: TableSession }) {
  const why = session.why.value;
  const isPhone = useMedia(PHONE);
  useHatching(why?.at ?? null);
  if (why === null) return null;
  const close = (): void => {
    session.why.value = null;
  };
  return (
    <div role="status">{isPhone ? <WhySheet why={why} onClose={close} /> : <FloatingTip why={why} />}</div>
  );
}
