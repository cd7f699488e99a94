import { capabilitiesOf } from '@promenade/domain/modules';
import { paths } from '../../../lib/paths/paths.ts';
import type { BannerView } from './load-overview.ts';

/** Where a banner leads: to a store, a campaign, a category or an item; null where to nothing. */
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
