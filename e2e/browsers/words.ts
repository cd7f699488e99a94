import { textsOf } from '../support/texts.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The storefront's texts in a language, as what they name is looked for. */
export interface Say {
  readonly language: string;
  /** All of a text, by namespace and key. */
  readonly exactly: (key: string) => RegExp;
  /** A text whose values, such as prices, are not known. */
  readonly like: (key: string) => RegExp;
  /** A text somewhere in another. */
  readonly containing: (key: string) => RegExp;
  /** What ends with a text. */
  readonly end: (key: string) => RegExp;
  /** A field's label, which may have a star. */
  readonly field: (key: string) => RegExp;
}

/** Looks texts up in a language. */
export function sayIn(language: string): Say {
  const find = (key: string): string => {
    const [namespace = '', name = ''] = key.split('.');
    const text = textsOf(namespace, language)[name];
    if (text === undefined) throw new Error(`No text: ${key} in ${language}`);
    return text;
  };
  // White space is compared as the page's text has it: a no-break space is a space there.
  const pattern = (text: string): string => escaped(text).replaceAll(/\s/g, String.raw`\s`);
  // Of a text that depends on a number, what begins all its forms.
  const open = (key: string): string => {
    const isPlural = find(key).includes(', plural,');
    const forms = [...find(key).matchAll(/\w+ \{([^{}]*)\}/g)].map(
      ([, form = '']) => form.split('#')[0] ?? '',
    );
    const texts = isPlural ? forms : [find(key)];
    return texts
      .map((text) =>
        text
          .split(/\{\w+\}/)
          .map(pattern)
          .join('.*'),
      )
      .join('|');
  };
  return {
    language,
    exactly: (key) => new RegExp(`^${pattern(find(key))}$`),
    like: (key) => new RegExp(`^(${open(key)})`),
    containing: (key) => new RegExp(open(key)),
    end: (key) => new RegExp(`${pattern(find(key))}$`),
    field: (key) => new RegExp(`^${pattern(find(key))}(\\s*\\*)?$`),
  };
}
