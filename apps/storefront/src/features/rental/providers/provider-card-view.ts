import type { Reply } from '@promenade/contract/calls';
import { memoized } from '../../../lib/pieces/memoized.ts';
import { picked } from '../../../lib/pieces/picked.ts';

type ListedProvider = Reply<'providers.popular'>['providers'][number];

const providerFields = [
  'id',
  'slug',
  'name',
  'cover_photo_full_url',
  'cover_width',
  'cover_height',
  'address',
  'discount',
  'is_new',
  'avg_rating',
  'rating_count',
  'vehicle_count',
  'distance_metres',
  'state',
] as const satisfies readonly (keyof ListedProvider)[];

/** A provider, reduced to what its card needs. */
export type ProviderCardView = Pick<ListedProvider, (typeof providerFields)[number]>;

export const providerCardOf = memoized(
  (provider: ListedProvider): ProviderCardView => picked(provider, providerFields),
);
