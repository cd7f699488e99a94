/**
 * What is below the first screen is laid out after the page is seen and its font has come: a home took a slow phone a
 * tenth of a second before it was painted, and another one when the font changed every line. It is held back by a style
 * sheet of its own, so that nothing in the document changes, and shown part by part.
 */

// Nearly always, three sections of a home or of a store's menu fill a phone. The footer is below every screen.
const lastAbove = 'main section:nth-of-type(3)';
const below = [
  'main section:nth-of-type(4)',
  'main section:nth-of-type(5)',
  'main section:nth-of-type(n+6)',
  'main section:nth-of-type(n+5) li:nth-child(n+6)',
  `${lastAbove}~:not(section)`,
  'body>footer',
];

// A part is painted before the next one is begun.
const betweenMs = 50;
// Before scripts, which wait for the font longer: what is loaded when it comes near must not seem near.
const longestMs = 1000;

const rules = below.map((part) => `${part}{display:none}`).join('');

/**
 * For `holdUntilPainted`, whose `rule` makes a style sheet. A page that is returned to, for which the router has left a
 * state, or whose address names a place in it, is laid out whole at once; so is one that somebody moves in
 * (`noteInteraction`).
 */
export const holdBelowScreen = `if(!history.state&&!location.hash){const below=rule("${rules}"),later=()=>setTimeout(next,${betweenMs}),next=()=>{if(below.cssRules.length)below.deleteRule(0),later()};
document.adoptedStyleSheets.push(below);window.showBelow=()=>below.replaceSync("");
painted.then(()=>{setTimeout(next,${longestMs});(window.lettered??document.fonts.ready).then(later)})}`;

/** For the page's end: where those sections end on the screen, the rest is shown at once. */
export const showWhatIsSeen = `if(document.querySelector("${lastAbove}")?.getBoundingClientRect().bottom<innerHeight)window.showBelow?.();`;

declare global {
  interface Window {
    showBelow?: () => void;
  }
}
