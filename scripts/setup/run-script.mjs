import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, SetupProblem } from './installation.mjs';
import { runServer } from './run-server.mjs';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Does work of which problems that its caller can fix are reported in a sentence. */
export function toldInASentence(work) {
  try {
    work();
  } catch (error) {
    if (!(error instanceof SetupProblem)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs a program below apps/server as an npm script does: installed, and `prepared` for it.
 * @param takesWords whether it does anything with what stands behind `npm run NAME --`
 */
export function runScript(program, { prepared = () => undefined, takesWords = false } = {}) {
  const words = process.argv.slice(2);
  toldInASentence(() => {
    if (!takesWords) refuseWords(words);
    ensureInstalled(root);
    prepared(root);
    runServer(root, program, words);
  });
}

/** `npm start -- --port 4000` opened a market at another port, and said nothing of it. */
function refuseWords(words) {
  if (words.length === 0) return;
  throw new SetupProblem(
    `Nothing here reads ${words.join(' ')}: what can be set is in .env.example, for .env or the environment, such as PORT=3001 npm start.`,
  );
}
