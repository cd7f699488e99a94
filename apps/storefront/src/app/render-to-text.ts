import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

// What React leaves where a boundary had to wait or failed.
const unfinished = '<!--$!-->';
// React's stream begins with it, its text with the document's root element.
export const doctype = '<!DOCTYPE html>';

function renderWaiting(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8').slice(doctype.length));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      // An error below an error boundary still renders that boundary; the log names it.
      onError: (error) => console.error(error),
    });
  });
}

/**
 * A whole document without its doctype, as one text: a page waits for all its data anyway, and a text can be cached.
 * Rendering it synchronously takes a third less time than streaming it. Only a view that the address opens and whose
 * code was never loaded has to be awaited; the next time it is loaded.
 */
export async function renderToText(page: ReactNode, nonce: string): Promise<string> {
  const text = renderToString(page);
  return text.includes(unfinished) ? renderWaiting(page, nonce) : text;
}
