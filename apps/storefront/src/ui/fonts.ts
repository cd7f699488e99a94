import arabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url';
import latin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';

/** The font file a language's pages preload; the other one is fetched only if its letters occur. */
export const fontFor = (language: string): string => (language === 'ar' ? arabic : latin);
