import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  number: 'must be a number, such as 22.5',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  string: 'must be a text',
  object: 'must be an object of JSON, {"name": value, …}',
  array: 'must be a list of JSON, […]',
};

// Lengths are worded differently from numbers.
const bounded = ({ origin }: { readonly origin: string }, side: string, bound: string): string => {
  if (origin === 'string') return `must have ${side} ${bound} characters`;
  return origin === 'array' ? `must have ${side} ${bound} entries` : `must be ${side} ${bound}`;
};

const oneOf = (values: readonly unknown[]): string => {
  const written = values.map((value) => (value === '' ? 'empty' : String(value)));
  return written.length > 1 ? `must be one of ${written.join(', ')}` : `must be ${written.join('')}`;
};

function wordsOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      // A text where a number was expected: most settings are whole numbers, such as a port.
      return Number.isNaN(issue.input) ? 'must be a number, in digits' : kinds[issue.expected];
    case 'too_big':
      return bounded(issue, issue.inclusive === false ? 'less than' : 'at most', String(issue.maximum));
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
      return bounded(issue, issue.inclusive === false ? 'more than' : 'at least', String(issue.minimum));
    case 'invalid_value':
      return oneOf(issue.values);
    case 'unrecognized_keys':
      return `has no place for ${issue.keys.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'url' ? 'must be an address, such as https://market.example' : undefined;
    default:
      return undefined;
  }
}

/**
 * Zod error messages in plain words for operators, for `safeParse`. A schema's own messages take precedence.
 */
export const plainWords: z.core.$ZodErrorMap = (issue) => wordsOf(issue);
