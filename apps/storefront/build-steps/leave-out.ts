import type { Plugin } from 'vite';

/** What a browser of this storefront has no use for, by the file it stands in. */
const leftOut: readonly { readonly file: RegExp; readonly text: RegExp }[] = [
  // The calls of operators, stores' staff and couriers: a third of the table that every page carries.
  { file: /contract[\\/]src[\\/]paths[\\/]index\.ts$/, text: /^\s*'ops\.\w+': '[^']*',\n/gm },
  // Names that only development tools show (written to, a component that nobody uses stays in as well), and warnings to
  // whoever builds with it: whole statements that write to the console and do nothing else.
  {
    file: /node_modules[\\/]react-router[\\/]/,
    text: /^\w+\.displayName = "\w+";$|^\s*warning\(.*\);$/gm,
  },
];

/** Leaves out of the browser's files what it never reads. */
export function leaveOut(): Plugin {
  return {
    name: 'promenade-leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const rule = leftOut.find(({ file }) => file.test(id.replace(/\?.*$/, '')));
      if (!rule || this.environment.name !== 'client') return undefined;
      return { code: code.replace(rule.text, ''), map: null };
    },
  };
}
