import type { Plugin } from 'vite';
import { unasked } from './features.ts';
import { withoutFeatures } from './without-features.ts';

/** A text of some files, and its replacement. */
interface LeftOut {
  readonly file: RegExp;
  readonly text: RegExp;
  /** Its constant value here, or what stands in its place; nothing if it is simply removed. */
  readonly always?: string;
}

const ofRouter = /node_modules[\\/]react-router[\\/]/;

/**
 * What the browser code of this storefront does not need, by file; what it leads to is removed with it. And what the
 * router does otherwise here.
 */
export const leftOut: readonly LeftOut[] = [
  // The calls of operators, stores' staff and couriers: a third of the table that every page would carry.
  { file: /contract[\\/]src[\\/]paths[\\/]ops\.ts$/, text: /^\s*'ops\.\w+': '[^']*',\n/gm },
  // Names that only development tools show (an assignment to them keeps an unused component in the bundle), and
  // warnings for developers: whole statements that write to the console and do nothing else.
  { file: ofRouter, text: /^\w+\.displayName = "\w+";$|^\s*warning\(.*\);$/gm },
  // The table of routes is complete (react-router.config.ts): none is looked up later.
  { file: ofRouter, text: /(?<!function )\bisFogOfWarEnabled\(.*?\)/g, always: 'false' },
  // Nothing listens to routes, only to navigations; and there are no server components.
  { file: ofRouter, text: /\binit\.instrumentations\b(?= ?\) ?\{)/g, always: 'false' },
  {
    file: ofRouter,
    text: /(?<!function )\bconsumeInstrumentationClientResultMetaReceiver\(\w+\)/g,
    always: 'undefined',
  },
  { file: ofRouter, text: /(?<!function )\buseIsRSCRouterContext\(\)/g, always: 'false' },
  { file: /react-router[\\/].*[\\/]hooks\.js$/, text: /\bthis\.context\b/g, always: 'false' },
  // Links are our own (`ui/link`), and no form is the router's: unused code is dropped where creating it has no side
  // effects.
  { file: ofRouter, text: /(?<=^const (Link|NavLink|Form) = )/gm, always: '/* @__PURE__ */ ' },
  // A page that does not come is waited for (`app/connection/await-steps`): the router would show an error in place of
  // the page before, or load that again, which without a connection is the browser's own error.
  {
    file: /react-router[\\/].*[\\/]single-fetch\.js$/,
    text: /\bfetch(?=\(url, await createRequestInit\(request\)\))/g,
    always: '(window.fetchStep ?? fetch)',
  },
  {
    file: /react-router[\\/].*[\\/]routeModules\.js$/,
    text: /(?<=catch \(error\) \{\n)[\s\S]*?(?=\s*window\.location\.reload\(\);)/g,
    always:
      'if (window.fetchStepAgain) return window.fetchStepAgain(() => loadRouteModule(route, routeModulesCache));',
  },
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

/** Removes from the browser's files what they never use. */
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
