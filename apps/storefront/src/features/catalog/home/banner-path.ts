import { capabilitiesOf } from '@promenade/domain/modules';
import { paths } from '../../../lib/paths/paths.ts';
import type { BannerView } from './load-overview.ts';

/** The target of a banner: a store, a campaign, a category or an item; null if it has none. */
export function bannerPath({ target }: BannerView): string | null {
  if (!target) return null;
  const { kind, id, slug, name, module_id, module_type, zone_id } = target;
  const where = { module_id, module_type, zone_id: zone_id ?? undefined };
  if (kind === 'store') return paths.store({ id, ...where });
  if (kind === 'campaign') return paths.inModule(paths.campaign(slug), module_id);
  if (kind === 'category') return paths.homeCategory({ id, name }, module_id);
  const asPage = capabilitiesOf(module_type).itemView === 'page';
  return asPage ? paths.product({ id, slug, module_id }) : paths.homeItem(slug);
}
