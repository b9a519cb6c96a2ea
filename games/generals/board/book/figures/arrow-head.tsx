/** The head of a figure's arrows; each figure gives it a name of its own, for they stand on one page. */
export const ArrowHead = ({ id }: { readonly id: string }) => (
  <defs>
    <marker id={id} viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
      <path d="M0 0L10 5L0 10z" class="generals-book-head" />
    </marker>
  </defs>
);
