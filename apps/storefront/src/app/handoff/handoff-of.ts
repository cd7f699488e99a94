import type { EntryContext } from 'react-router';
import { plainHandoff } from './plain-handoff.ts';

type Streamed = EntryContext['serverHandoffStream'];

/** A build's router makes its stream when it is asked to (`build-steps/routes-once.ts`), a development server's at once. */
const streamOf = (made: Streamed | (() => Streamed)): Streamed =>
  typeof made === 'function' ? made() : made;

async function textOf(stream: Streamed): Promise<string> {
  if (!stream) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text;
}

/**
 * What the browser's router hydrates with: the loaders' answers in the router's own encoding, safe inside a script
 * element. The router itself encodes what is more than plain values, such as errors.
 */
export async function handoffOf({
  serverHandoffStream,
  staticHandlerContext: { loaderData, actionData, errors },
}: EntryContext): Promise<string> {
  const text =
    plainHandoff({ loaderData, actionData, errors }) ?? (await textOf(streamOf(serverHandoffStream)));
  // In JSON this character occurs only in strings.
  return text.replaceAll('<', '\\u003c');
}
