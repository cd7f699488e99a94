/**
 * Builds the service worker into one classic script, `/sw.js`: module workers are newer than some browsers we
 * support. Its text changes with every build, which is how browsers detect a new version.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { viewFilesPath } from './view-files.ts';

// It is parsed before every page that it answers.
const mostBytes = 12_000;

const { needed, views, all } = JSON.parse(readFileSync(viewFilesPath, 'utf8')) as Record<
  'needed' | 'views' | 'all',
  string[]
>;
const version = createHash('sha256').update(all.join()).digest('hex').slice(0, 12);

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { NEEDED_FILES: JSON.stringify(needed), VIEW_FILES: JSON.stringify(views) },
  build: {
    outDir: fileURLToPath(new URL('../build/client', import.meta.url)),
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: fileURLToPath(new URL('../src/worker/main.ts', import.meta.url)),
      output: { format: 'iife', entryFileNames: 'sw.js', banner: `/* ${version} */` },
    },
  },
});

const bytes = gzipSync(readFileSync(fileURLToPath(new URL('../build/client/sw.js', import.meta.url)))).length;
if (bytes > mostBytes) throw new Error(`The service worker has ${bytes} bytes, at most ${mostBytes}.`);
