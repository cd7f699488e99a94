import { createContext, use } from 'react';
import type { Theme } from '../lib/session/visit.ts';

/** What the document's frame needs even when every loader failed. The server makes it; the browser reads it back. */
export interface DocumentParts {
  readonly theme: Theme | null;
  readonly messagesUrl: string;
  /** Only on a page that failed: one that succeeded may be kept and shared by many requests. */
  readonly requestId: string | null;
}

export const DocumentContext = createContext<DocumentParts>({
  theme: null,
  messagesUrl: '',
  requestId: null,
});

export const useDocumentParts = (): DocumentParts => use(DocumentContext);
