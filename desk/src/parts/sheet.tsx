import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SheetProps {
  readonly children: ComponentChildren;
  readonly title?: string;
  /** A line beside the title. */
  readonly aside?: ComponentChildren;
  readonly class?: string;
}

/** A sheet of paper on the desk: a landmark when it has a title. */
export function Sheet({ children, title, aside, class: extra = '' }: SheetProps) {
  const id = useId();
  if (title === undefined) return <div class={`sheet ${extra}`}>{children}</div>;
  return (
    <section class={`sheet ${extra}`} aria-labelledby={id}>
      <h2 id={id}>
        {title} {aside !== undefined && <span>{aside}</span>}
      </h2>
      {children}
    </section>
  );
}
