import { Button } from '../parts/button.tsx';
import type { Camera } from './camera/camera.ts';
import { t } from './words.ts';

/** For whoever has neither wheel nor two fingers free. */
export const ZoomButtons = ({ camera }: { readonly camera: Camera }) => (
  <div class="desk-zoom">
    <Button icon="ui-plus" label={t('zoomIn')} onClick={() => camera.zoomBy(1.25)} />
    <Button icon="ui-minus" label={t('zoomOut')} onClick={() => camera.zoomBy(0.8)} />
    <Button icon="ui-target" label={t('whole')} onClick={() => camera.fit()} />
  </div>
);
