/** A feature of a library: what implements it, and how a source file would use it. */
export interface Feature {
  readonly name: string;
  readonly file: RegExp;
  /** The functions that are its only entry points, each with its replacement. */
  readonly functions: Readonly<Record<string, string>>;
  /** React's tags of the node types that are never created without it. */
  readonly tags?: readonly number[];
  /** Exports of React or the router that lead to it. */
  readonly exports?: readonly string[];
  /** How a source file of ours would use it. */
  readonly words?: RegExp;
}

const nothing = '';
const ofReact = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;
const ofRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/;
const ofPages = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]single-fetch\.js$/;

const each = (names: string): Record<string, string> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, nothing]));

/**
 * Features of React and the router that no page or view here uses: they are removed with everything that only they
 * lead to.
 */
export const unasked: readonly Feature[] = [
  {
    name: 'transitions that React draws between two views',
    file: ofReact,
    functions: each(
      `startViewTransition flushAfterMutationEffects reportViewTransitionError trackEnterViewTransitions
      commitExitViewTransitions commitNestedViewTransitions restoreNestedViewTransitions
      restoreEnterOrExitViewTransitions getViewTransitionName createViewTransitionInstance`,
    ),
    tags: [30],
    exports: ['ViewTransition', 'addTransitionType'],
  },
  {
    name: 'a ref to a fragment',
    file: ofReact,
    functions: each(
      `FragmentInstance commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects
      commitNewChildToFragmentInstances traverseVisibleInstancesAndTextInstances`,
    ),
    words: /<Fragment[^>]*\bref=/,
  },
  {
    name: 'boundaries that appear in a given order',
    file: ofReact,
    functions: each('updateSuspenseListComponent cutOffTailIfNeeded findFirstSuspended'),
    tags: [19],
    exports: ['SuspenseList', 'unstable_SuspenseList'],
  },
  {
    name: 'parts that are kept while they are hidden',
    file: ofReact,
    functions: each('updateActivityComponent commitActivityHydrationCallbacks'),
    tags: [31],
    exports: ['Activity'],
  },
  {
    name: 'functions as the action of a form',
    file: ofReact,
    functions: each(
      `mountActionState updateActionState rerenderActionState extractEvents$1 startHostTransition requestFormReset
      requestFormReset$1 recursivelyResetForms TransitionAwareHostComponent useHostTransitionStatus`,
    ),
    exports: ['useActionState', 'useFormState', 'useFormStatus', 'requestFormReset'],
    words: /\bformAction=/,
  },
  {
    name: 'the components above an error, in words',
    file: ofReact,
    functions: { getStackByFiberInDevAndProd: "return '';", ...each('getComponentNameFromType') },
    words: /\bcomponentStack\b/,
  },
  {
    name: 'elements that a page defines',
    file: ofReact,
    functions: each('setPropOnCustomElement isCustomElement'),
    words: /\bcustomElements\b|<[a-z]+-[a-z]/,
  },
  {
    name: 'files that are asked for while something is drawn',
    file: ofReact,
    functions: each(
      'preconnectAs prefetchDNS preconnect preload preloadModule preinitStyle preinitScript preinitModuleScript',
    ),
    exports: ['preconnect', 'prefetchDNS', 'preload', 'preloadModule', 'preinit', 'preinitModule'],
  },
  {
    name: 'style sheets and scripts that a component brings along',
    file: ofReact,
    functions: {
      getResource: 'return null;',
      ...each(
        'acquireResource suspendResource preloadResourceAndSuspendIfNeeded insertStylesheet insertStylesheetIntoRoot',
      ),
    },
    // Base UI's selects and scroll areas contain a style sheet.
    words: /\bprecedence=|<script[^>]*\basync\b|@base-ui\/react\/(select|scroll-area)/,
  },
  {
    name: 'the browser’s sign of waiting while React prepares a view',
    file: ofReact,
    functions: each('defaultOnDefaultTransitionIndicator'),
    words: /\bonDefaultTransitionIndicator\b/,
  },
  {
    name: 'the element that a component drew',
    file: ofReact,
    functions: each('findCurrentFiberUsingSlowPath findCurrentHostFiberImpl'),
    exports: ['findDOMNode'],
  },
  {
    name: 'actions, and calls of a loader that lead to no page',
    file: ofRouter,
    functions: {
      normalizeNavigateOptions: 'return { path };',
      ...each(
        `fetch handleAction handleFetcherAction handleFetcherLoader updateFetcherState setFetcherError
        isSubmissionNavigation`,
      ),
    },
    exports: ['Form', 'useFetcher', 'useFetchers', 'useSubmit', 'useFormAction', 'useActionData'],
    words: /\bexport (const|(async )?function) (action|clientAction)\b/,
  },
  {
    name: 'steps that are held back',
    file: ofRouter,
    functions: each('getBlocker updateBlocker shouldBlockNavigation'),
    exports: ['useBlocker', 'unstable_usePrompt'],
  },
  {
    name: 'routes that come later',
    file: ofRouter,
    functions: each('discoverRoutes patchRoutes patchRoutesImpl _internalSetRoutes'),
    words: /\bpatchRoutesOnNavigation\b/,
  },
  {
    name: 'actions, and pages that the server does not render',
    file: ofPages,
    functions: each('singleFetchActionStrategy singleFetchLoaderFetcherStrategy nonSsrStrategy'),
    exports: ['useFetcher', 'useSubmit', 'useActionData'],
  },
];
