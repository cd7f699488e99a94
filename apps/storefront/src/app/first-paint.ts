/**
 * Delays what the first paint does not need. Pictures further down start loading as soon as their position is known,
 * and the font as soon as text needs it, which is before anything is painted: on a slow line they compete with the
 * style sheets and the largest picture. They are held back by separate style sheets, so that nothing in the document
 * changes, and browsers without scripts hold back nothing.
 */

// If nothing is painted, as in a background tab, the page is there all the same.
const unseenMs = 1000;

/**
 * For the page's head: holds back pictures and the font until the page is painted, which `window.painted` reports.
 * Text is drawn in the fallback font until the font is loaded, then all at once; a tab that has loaded the font
 * before uses it from the start.
 */
export const holdUntilPainted = `try{const rule=text=>{const one=new CSSStyleSheet;one.replaceSync(text);return one},
pictures=rule("img[loading=lazy]{display:none}"),font=rule(":root{--font:var(--font-first)}"),
lift=held=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter(one=>one!==held)};
window.painted=new Promise(done=>{new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)done()}).observe({type:"paint",buffered:true});
addEventListener("load",()=>setTimeout(done,${unseenMs}))});
document.adoptedStyleSheets=[pictures];painted.then(()=>lift(pictures));
if(!sessionStorage.font){document.adoptedStyleSheets=[pictures,font];const drop=()=>lift(font);
window.lettered=painted.then(()=>document.fonts.load('1em "Rubik Variable"',document.title)).then(()=>{drop();sessionStorage.font=1}).catch(drop)}}catch{}`;

declare global {
  interface Window {
    painted?: Promise<void>;
    lettered?: Promise<void>;
  }
}
