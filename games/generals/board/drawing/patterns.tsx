/** Hatchings and arrow heads the drawings refer to. */
export const Patterns = () => (
  <defs>
    <pattern id="refused" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v9" class="generals-hatch-refused" />
    </pattern>
    <pattern
      id="spent-white"
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="5" height="5" class="generals-hatch-ground" />
      <path d="M0 0v5" class="generals-hatch-white" />
    </pattern>
    <pattern
      id="spent-black"
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0v5" class="generals-hatch-black" />
    </pattern>
    <marker
      id="aim-head"
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
