import { type FrameProps, LightFrame } from './LightFrame';
import { MarqueeLights } from './MarqueeLights';

/** A frame of bulbs that breathe. */
export function BulbFrame(props: FrameProps) {
  return <LightFrame {...props} lights={MarqueeLights} />;
}
