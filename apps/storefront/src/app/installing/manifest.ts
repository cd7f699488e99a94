import type { Reply } from '@promenade/contract/calls';
import type { Translator } from '../../lib/i18n/translator.ts';
import { paths } from '../../lib/paths/paths.ts';

export const manifestPath = '/manifest.webmanifest';

/** The background colour of pages, as in ui/tokens.css (`--paper`). */
export const paper = { light: '#faf9f6', dark: '#141312' } as const;

// About as much fits below an icon in a launcher.
const shortNameLength = 12;

const icon = (name: string, edge: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${edge}.png`,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
});

const icons = [192, 512].flatMap((edge) => [icon('icon', edge, 'any'), icon('maskable', edge, 'maskable')]);

/** The market as an application (W3C Web Application Manifest), in a language. */
export function manifestOf(
  { business_name: name }: Pick<Reply<'settings.config'>, 'business_name'>,
  { fixed_header_sub_title: description }: Pick<Reply<'settings.landing'>, 'fixed_header_sub_title'>,
  { t, language, direction }: Translator,
): object {
  const shortcut = (text: string, url: string) => ({ name: text, url, icons: [icon('icon', 192, 'any')] });
  return {
    id: '/',
    name,
    short_name: name.length <= shortNameLength ? name : (name.split(/\s/)[0] ?? name),
    description,
    lang: language,
    dir: direction,
    start_url: paths.home(),
    scope: '/',
    display: 'standalone',
    background_color: paper.light,
    theme_color: paper.light,
    categories: ['food', 'shopping', 'travel'],
    icons,
    shortcuts: [
      shortcut(t('offline.orders'), paths.myOrders()),
      shortcut(t('offline.cart'), `${paths.home()}?view=cart`),
      shortcut(t('common.search'), `${paths.home()}#search`),
    ],
  };
}
