/** Presence dots: as many as a deck may hold, filled as far as it does. */
export const Dots = ({ copies, most }: { readonly copies: number; readonly most: number }) => (
  <span class="saga-dots" aria-hidden="true">
    {Array.from({ length: Math.max(most, copies) }, (_, i) => (
      <i key={`dot ${i + 1}`} class={i >= most ? 'is-over' : i < copies ? 'is-on' : ''} />
    ))}
  </span>
);
