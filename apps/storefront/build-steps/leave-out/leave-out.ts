import type { Plugin } from 'vite';
import { unasked } from './features.ts';
import { withoutFeatures } from './without-features.ts';

/** A text of some files, and what comes in its place. */
interface LeftOut {
  readonly file: RegExp;
  readonly text: RegExp;
  /** What it always comes to here; nothing where it is left out by itself. */
  readonly always?: string;
}

const ofRouter = /node_modules[\\/]react-router[\\/]/;

/** What a browser of this storefront has no use for, by the file it stands in. What it leads to goes with it. */
export const leftOut: readonly LeftOut[] = [
  // The calls of operators, stores' staff and couriers: a third of the table that every page carries.
  { file: /contract[\\/]src[\\/]paths[\\/]ops\.ts$/, text: /^\s*'ops\.\w+': '[^']*',\n/gm },
  // Names that only development tools show (written to, a component that nobody uses stays in as well), and warnings to
  // whoever builds with it: whole statements that write to the console and do nothing else.
  { file: ofRouter, text: /^\w+\.displayName = "\w+";$|^\s*warning\(.*\);$/gm },
  // The table of routes comes whole (react-router.config.ts): none is looked up on the way.
  { file: ofRouter, text: /(?<!function )\bisFogOfWarEnabled\(.*?\)/g, always: 'false' },
  // Nobody listens in on routes, only on steps; and no component of ours is rendered by the server alone.
  { file: ofRouter, text: /\binit\.instrumentations\b(?= ?\) ?\{)/g, always: 'false' },
  {
    file: ofRouter,
    text: /(?<!function )\bconsumeInstrumentationClientResultMetaReceiver\(\w+\)/g,
    always: 'undefined',
  },
  { file: ofRouter, text: /(?<!function )\buseIsRSCRouterContext\(\)/g, always: 'false' },
  { file: /react-router[\\/].*[\\/]hooks\.js$/, text: /\bthis\.context\b/g, always: 'false' },
  // Links are our own (`ui/link`), and no form is the router's: what nobody asks for goes where making it does nothing else.
  { file: ofRouter, text: /(?<=^const (Link|NavLink|Form) = )/gm, always: '/* @__PURE__ */ ' },
];

/** The code of a file without what is left out of it. */
export function withoutLeftOut(file: string, code: string): string {
  const rules = leftOut.filter((rule) => rule.file.test(file));
  const rest = rules.reduce((less, { text, always = '' }) => less.replace(text, always), code);
  return withoutFeatures(
    rest,
    unasked.filter((feature) => feature.file.test(file)),
  );
}

/** Leaves out of the browser's files what it never reads. */
export function leaveOut(): Plugin {
  return {
    name: 'promenade-leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client') return undefined;
      const less = withoutLeftOut(id.replace(/\?.*$/, ''), code);
      return less === code ? undefined : { code: less, map: null };
    },
  };
}
