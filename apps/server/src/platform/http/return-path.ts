/**
 * The path of a callback URL without its origin, so that nobody is redirected to another site. Two leading slashes
 * would name another host. Empty if there is no usable path.
 */
export function returnPathOf(callback: string | null | undefined): string {
  const url = URL.parse(callback ?? '', 'http://market.invalid');
  if (!callback || !url?.protocol.startsWith('http')) return '';
  return `/${(url.pathname + url.search + url.hash).replace(/^[/\\]+/, '')}`;
}
