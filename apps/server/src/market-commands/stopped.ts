type Program = Pick<NodeJS.Process, 'once' | 'exit'> & { readonly stderr: Pick<NodeJS.WriteStream, 'write'> };

// As shells count: 128 and the signal's number.
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

const allOrNothing = 'It writes all or nothing: run it again.';
const ofCommands: Readonly<Record<string, string>> = {
  demo: allOrNothing,
  import: allOrNothing,
  catalogue: allOrNothing,
  restore: allOrNothing,
  backup: 'What it wrote so far is in a folder that ends in .unfinished.',
};

/** Whoever stops a command, by Ctrl-C in the middle of an import, reads what became of it. */
export function tellWhenStopped(program: Program, name = ''): void {
  for (const [signal, code] of Object.entries(exitCodes))
    program.once(signal, () => {
      const words = ['Stopped before it was done.', ofCommands[name]].filter(Boolean).join(' ');
      program.stderr.write(`\n${words}\n`);
      program.exit(code);
    });
}
