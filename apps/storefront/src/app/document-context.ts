import type { Reply } from '@promenade/contract/calls';
import { createContext, use } from 'react';
import type { Theme } from '../lib/session/visit.ts';

/** What the document's frame needs even if every loader failed. The server creates it, the browser reads it back. */
export interface DocumentParts {
  readonly theme: Theme | null;
  readonly messagesUrl: string;
  readonly laterMessagesUrl: string;
  /** The page's module, as it is stored (SYS-02): its calls name it, whatever another tab has chosen since. */
  readonly module: string | null;
  /** When the page was rendered, in milliseconds; read before hydration, not during it. */
  readonly drawnAtMs: number | null;
  /** Only on a page that failed: one that succeeded may be cached and shared by many requests. */
  readonly requestId: string | null;
  /** What the browser's router begins with, and the nonce of the script that passes it on; empty in the browser. */
  readonly handoff: string;
  /** Inline scripts of the frame; empty in the browser, which has run them. */
  readonly firstScript: string;
  readonly headScript: string;
  readonly endScript: string;
  readonly nonce: string | undefined;
  /** The content of the footer; null in the browser, where it stays as the server rendered it. */
  readonly landing: Reply<'settings.landing'> | null;
}

export const DocumentContext = createContext<DocumentParts>({
  theme: null,
  messagesUrl: '',
  laterMessagesUrl: '',
  module: null,
  drawnAtMs: null,
  requestId: null,
  handoff: '',
  firstScript: '',
  headScript: '',
  endScript: '',
  nonce: undefined,
  landing: null,
});

export const useDocumentParts = (): DocumentParts => use(DocumentContext);
