import type { Camera } from './camera/camera.ts';

/** For whoever has neither wheel nor two fingers free. */
export const ZoomButtons = ({ camera }: { readonly camera: Camera }) => (
  <div class="desk-zoom">
    <button type="button" class="btn" aria-label="Zoom in" onClick={() => camera.zoomBy(1.25)}>
      <svg class="ic" aria-hidden="true">
        <use href="#ui-plus" />
      </svg>
    </button>
    <button type="button" class="btn" aria-label="Zoom out" onClick={() => camera.zoomBy(0.8)}>
      <svg class="ic" aria-hidden="true">
        <use href="#ui-minus" />
      </svg>
    </button>
    <button type="button" class="btn" aria-label="Whole map" onClick={() => camera.fit()}>
      <svg class="ic" aria-hidden="true">
        <use href="#ui-target" />
      </svg>
    </button>
  </div>
);
