import { tabStorage } from '../session/storage.ts';
import { whoIsHere } from '../session/who-is-here.ts';

const name = 'ended-session';

/** Records that the current session has turned out to be dead. For this tab only, like what is typed in it. */
export const noteEndedSession = (): void => tabStorage.write(name, whoIsHere());

/** Whether the session of a token has ended in this tab: nobody has signed out since. */
export function hasEndedHere(token: string): boolean {
  const ended = tabStorage.read(name);
  return ended ? token.endsWith(ended) : false;
}
