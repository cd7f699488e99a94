/** What `npm run market` starts; `npm run market -- help` says what it can do. */
import { runMarketCommand } from './market-command.ts';
import { tellWhenStopped } from './market-commands/stopped.ts';

const [name, ...args] = process.argv.slice(2);
tellWhenStopped(process, name);

const called = {
  args,
  // npm goes to the repository's root and leaves the folder it was called in here.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
  output: process.stdout,
  errors: process.stderr,
};
process.exitCode = await runMarketCommand(name, called, process.env);
