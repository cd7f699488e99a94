import { vi } from 'vitest';

/** A browser with empty storage, on a page in English; returns its storage for inspection. */
export function stubBrowser(): Map<string, string> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en', dataset: {} } });
  return kept;
}
