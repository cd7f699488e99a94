import type { Reply } from '@promenade/contract/calls';
import type { CallId } from '@promenade/contract/paths';
import type { Language } from '@promenade/contract/refusals';
import { refuse } from '../../platform/errors.ts';
import type { PageCalls } from '../../platform/pages/page-calls.ts';

/** Makes the same calls as a page would. */
export type Ask = <Id extends CallId>(id: Id, params?: object, query?: object) => Promise<Reply<Id>>;

/** Calls anonymously in a language; undefined for whatever is refused. */
export function askPages(
  answer: PageCalls,
  { language, requestId, moduleId }: { language: Language; requestId: string; moduleId?: string },
): Ask {
  const headers: Record<string, string> = { 'X-localization': language };
  if (moduleId !== undefined) headers['moduleId'] = moduleId;
  return async (id, params = {}, query = {}) => {
    const call = { id, params: { ...params }, query: { ...query }, headers, requestId };
    const { status, body } = await answer(call);
    return status === 200 ? (body as never) : refuse('not_found');
  };
}
