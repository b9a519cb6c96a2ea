const hatching = {
  width: 5,
  height: 5,
  patternUnits: 'userSpaceOnUse',
  patternTransform: 'rotate(45)',
} as const;

/** Hatchings and arrow heads the drawings refer to. */
export const Patterns = () => (
  <defs>
    <pattern id="generals-spent-white" {...hatching}>
      <rect width="5" height="5" class="generals-hatch-ground" />
      <path d="M0 0v5" class="generals-hatch-white" />
    </pattern>
    <pattern id="generals-spent-black" {...hatching}>
      <path d="M0 0v5" class="generals-hatch-black" />
    </pattern>
    <marker
      id="generals-aim-head"
      markerUnits="userSpaceOnUse"
      markerWidth="12"
      markerHeight="12"
      refX="9"
      refY="6"
      orient="auto"
    >
      <path d="M0 0L12 6L0 12Z" class="generals-aim-head" />
    </marker>
  </defs>
);
