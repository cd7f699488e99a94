const yearSeconds = 31_536_000;

/** Parses a Cookie header (or document.cookie). A value that cannot be decoded is left out. */
export function parseCookies(header: string | null | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = {};
  for (const entry of (header ?? '').split(';')) {
    const part = entry.trim();
    const cut = part.indexOf('=');
    if (cut < 1) continue;
    const name = part.slice(0, cut);
    try {
      cookies[name] ??= decodeURIComponent(part.slice(cut + 1));
    } catch {
      // A malformed cookie of somebody else must not break the page.
    }
  }
  return cookies;
}

/** A persistent cookie (LANG-03): one year, this site only; null removes it. */
export function cookieText(name: string, value: string | null, secure: boolean): string {
  const life = value === null ? 0 : yearSeconds;
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${life}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
