export const ArrowHead = ({ kind }: { readonly kind: 'fire' | 'charge' | 'retreat' }) => (
  <marker
    id={`saga-head-${kind}`}
    markerUnits="userSpaceOnUse"
    markerWidth="14"
    markerHeight="14"
    refX="10"
    refY="7"
    orient="auto"
  >
    <path d="M0 0L14 7L0 14L4 7Z" class={`saga-head-${kind}`} />
  </marker>
);
