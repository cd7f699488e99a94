import type { Reply } from '@promenade/contract/calls';
import { createContext, use } from 'react';
import type { Theme } from '../lib/session/visit.ts';

/** What the document's frame needs even when every loader failed. The server makes it; the browser reads it back. */
export interface DocumentParts {
  readonly theme: Theme | null;
  readonly messagesUrl: string;
  readonly laterMessagesUrl: string;
  /** The page's module, as it is stored (SYS-02): its calls name it, whatever another tab has chosen since. */
  readonly module: string | null;
  /** When the page was drawn, in milliseconds; read before the frame is taken over, and not by it. */
  readonly drawnAtMs: number | null;
  /** Only on a page that failed: one that succeeded may be kept and shared by many requests. */
  readonly requestId: string | null;
  /** What the browser's router begins with, and what allows the script that gives it over; empty in the browser. */
  readonly handoff: string;
  /** Inline scripts of the frame; empty in the browser, which has run them. */
  readonly firstScript: string;
  readonly headScript: string;
  readonly endScript: string;
  readonly nonce: string | undefined;
  /** What the footer is made of; null in the browser, where it stays as it was written. */
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
