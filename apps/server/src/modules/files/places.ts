/** A table's column that contains file names: one name, a list of names, or a list of files in JSON. */
export type Place = readonly [table: string, column: string, kind?: 'names' | 'files' | 'logo'];

/** Every column that may contain a file name. A file in none of them is unused. */
export const places: readonly Place[] = [
  ['banners', 'image'],
  ['brands', 'image'],
  ['campaigns', 'image'],
  ['categories', 'image'],
  ['conditions', 'image'],
  ['customers', 'image'],
  ['items', 'image'],
  ['items', 'images', 'files'],
  ['messages', 'pictures', 'files'],
  ['modules', 'icon'],
  ['order_lines', 'image'],
  ['orders', 'store', 'logo'],
  ['parcel_categories', 'image'],
  ['partner_applications', 'files', 'files'],
  ['payments', 'proof'],
  ['prescriptions', 'picture'],
  ['refund_requests', 'pictures', 'names'],
  ['reviews', 'pictures', 'files'],
  ['stores', 'cover'],
  ['stores', 'logo'],
  ['trip_handovers', 'pictures', 'names'],
  ['trip_lines', 'image'],
  ['trips', 'provider', 'logo'],
  ['vehicle_brands', 'image'],
  ['vehicle_categories', 'image'],
  ['vehicles', 'image'],
  ['vehicles', 'images', 'files'],
];
