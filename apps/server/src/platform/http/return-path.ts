/**
 * The path of a callback, on whatever origin: nobody is sent to another's pages from here.
 * Two slashes at the start would be another host again. Empty where it leads nowhere.
 */
export function returnPathOf(callback: string | null | undefined): string {
  const url = URL.parse(callback ?? '', 'http://market.invalid');
  if (!callback || !url?.protocol.startsWith('http')) return '';
  return `/${(url.pathname + url.search + url.hash).replace(/^[/\\]+/, '')}`;
}
