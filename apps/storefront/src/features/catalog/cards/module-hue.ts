import type { Hue } from '../../../ui/picture/picture.tsx';
import type { ItemCardView } from './wire.ts';

/** The hue behind a module's pictures (look.md, Colour). */
export function moduleHue(moduleType: ItemCardView['module_type']): Hue {
  return moduleType === 'ecommerce' ? 'shop' : moduleType;
}
