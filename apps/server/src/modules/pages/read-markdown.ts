import type { Reply } from '@promenade/contract/calls';
import { lexer, type Token, type Tokens } from 'marked';

type Block = Reply<'pages.get'>['blocks'][number];
type Span = Extract<Block, { kind: 'paragraph' }>['spans'][number];

interface Manner {
  readonly strong: boolean;
  readonly href: string | null;
}

const plain: Manner = { strong: false, href: null };

// A path within the market, or a scheme that runs no code.
const isSafe = (href: string): boolean => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(href);

function spansOf(tokens: readonly Token[] | undefined, manner: Manner = plain): Span[] {
  return (tokens ?? []).flatMap((token): Span[] => {
    if (token.type === 'br') return [{ text: ' ', ...manner }];
    if (token.type === 'strong') return spansOf(token.tokens, { ...manner, strong: true });
    if (token.type === 'link') {
      const href = String(token['href']);
      return spansOf(token.tokens, isSafe(href) ? { ...manner, href } : manner);
    }
    if (token.type !== 'escape' && token.type !== 'codespan' && 'tokens' in token && token.tokens)
      return spansOf(token.tokens, manner);
    return [{ text: 'text' in token ? String(token.text) : token.raw, ...manner }];
  });
}

// A loose list wraps its items in paragraphs; a nested list is flattened into its item's line.
function itemOf({ tokens }: Tokens.ListItem): Span[] {
  return tokens.flatMap((token, place) => {
    const spans =
      token.type === 'list'
        ? (token as Tokens.List).items.flatMap(itemOf)
        : spansOf('tokens' in token ? token.tokens : [token]);
    return place === 0 ? spans : [{ text: ' ', ...plain }, ...spans];
  });
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'heading':
      return [
        { kind: 'heading', level: (token as Tokens.Heading).depth > 2 ? 3 : 2, spans: spansOf(token.tokens) },
      ];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', ordered, items: items.map(itemOf) }];
    }
    case 'blockquote':
      return (token.tokens ?? []).flatMap(blockOf);
    case 'paragraph':
      return [{ kind: 'paragraph', spans: spansOf(token.tokens) }];
    default:
      // All other Markdown (tables, code, HTML) is shown as source text, so nothing in it runs.
      return [{ kind: 'paragraph', spans: [{ text: token.raw.trim(), ...plain }] }];
  }
}

/** The Markdown that pages support: headings, paragraphs, lists, bold text and links. */
export function readMarkdown(text: string): Block[] {
  return lexer(text).flatMap(blockOf);
}
