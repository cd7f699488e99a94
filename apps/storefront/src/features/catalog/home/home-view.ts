/** What /home shows: the whole module, one category, all categories, or what was searched for (NAV-03). */
export type HomeView =
  | { readonly kind: 'overview' }
  | { readonly kind: 'category'; readonly id: string }
  | { readonly kind: 'categories' }
  | { readonly kind: 'search'; readonly text: string };

export function readHomeView(search: URLSearchParams): HomeView {
  const asked = search.get('search');
  const id = search.get('id');
  const text = search.get('q')?.trim().slice(0, 120);
  if (asked === 'allCategories') return { kind: 'categories' };
  if (asked === 'category' && id) return { kind: 'category', id };
  return text ? { kind: 'search', text } : { kind: 'overview' };
}
