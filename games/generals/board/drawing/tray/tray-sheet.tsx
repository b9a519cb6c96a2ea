import type { ComponentChildren } from 'preact';

interface TraySheetProps {
  readonly class: string;
  readonly title: ComponentChildren;
  /** A few words at the right of the title. */
  readonly headline?: string;
  /** Buttons between them. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A sheet that lies below the field. */
export const TraySheet = ({ class: kind, title, headline, tools, children }: TraySheetProps) => (
  <div class={`sheet generals-sheet ${kind}`}>
    <header>
      <h2>{title}</h2>
      {tools}
      {headline !== undefined && <span class="headline">{headline}</span>}
    </header>
    {children}
  </div>
);
