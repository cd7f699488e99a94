import { spawn } from 'node:child_process';

/** Two cores: more at once would only wait for each other. */
const AT_ONCE = 2;

/** Runs a program of node_modules/.bin; `piped` captures its output, `inherit` shows it as it comes. */
export function runCommand(program, args, cwd, output, extraEnv = {}) {
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', ...extraEnv };
    const stdio = [
      'ignore',
      output === 'inherit' ? 'inherit' : 'pipe',
      output === 'inherit' ? 'inherit' : 'pipe',
    ];
    const child = spawn(program, args, { cwd, env, stdio, shell: process.platform === 'win32' });
    let text = '';
    child.stdout?.on('data', (chunk) => (text += chunk));
    child.stderr?.on('data', (chunk) => (text += chunk));
    child.on('error', (error) => resolve({ exitCode: 1, text: error.message }));
    child.on('close', (exitCode) => resolve({ exitCode: exitCode ?? 1, text }));
  });
}

/** Runs checks, a few at a time; shows the output of those that fail. */
export async function runAll(checks, cwd) {
  const waiting = [...checks];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { exitCode, text } = await runCommand(check.program, check.args, cwd, 'piped', check.env);
      console.log(`${exitCode === 0 ? 'passed' : 'FAILED'}  ${check.name}`);
      if (exitCode !== 0) {
        failed.push(check.name);
        console.log(text.trimEnd());
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { passed: checks.length - failed.length, failed };
}
