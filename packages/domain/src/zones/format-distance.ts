const formatters = new Map<string, Intl.NumberFormat>();

/** SYS-09: kilometres with 3 decimals, `2.350`, without the unit. Digits are Latin, as in prices. */
export function formatDistance(distanceMetres: number, locale = 'en'): string {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 3,
      maximumFractionDigits: 3,
      numberingSystem: 'latn',
    });
    formatters.set(locale, formatter);
  }
  return formatter.format(distanceMetres / 1000);
}
