/** Styles of the server's own pages: the storefront's colours (its ui/tokens.css), no external resources. */
export const pageStyle = `
:root { color-scheme: light dark; --paper: light-dark(#faf9f6, #141312); --card: light-dark(#fff, #1e1d1b);
  --ink: light-dark(#1b1a17, #f6f3ee); --muted: light-dark(#6f6a63, #aaa49b); --line: light-dark(#e7e4dc, #35322e);
  --control: light-dark(#8c867d, #7d776f); --accent: light-dark(#cf3f1c, #ff7a52); --on: light-dark(#fff, #1b1a17);
  --soft: light-dark(#fdeee9, #3a211a); --bad: light-dark(#b3261e, #ff9b91); }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; padding: 16px; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { inline-size: min(100%, 28rem); background: var(--card); border: 1px solid var(--line); border-radius: 20px;
  padding: 24px; }
h1 { margin: 0 0 8px; font-size: 1.5rem; line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere; }
[dir='rtl'] h1 { line-height: 1.4; }
p { margin: 0; color: var(--muted); overflow-wrap: anywhere; }
p:has(> label) { margin-block-start: 16px; }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 16px 0; padding-block: 16px; border-block: 1px solid var(--line); }
dt { color: var(--muted); font-size: .875rem; }
dd { margin: 0; font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; }
fieldset { border: 0; margin: 0 0 16px; padding: 0; }
legend { padding: 0; margin-block-end: 4px; font-weight: 500; }
.choice { display: flex; align-items: center; gap: 12px; min-block-size: 44px; padding-inline: 12px; border-radius: 12px; }
.choice:has(:checked) { background: var(--soft); }
input[type='radio'] { flex: none; inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--accent); }
input:not([type]), input[name='code'] { inline-size: 100%; min-block-size: 44px; margin-block: 4px 16px; padding-inline: 12px; border: 1px solid
  var(--control); border-radius: 12px; background: none; color: inherit; font: inherit; }
input[name='code'] { letter-spacing: .3em; }
p + form { margin-block-start: 16px; }
form > label { display: block; font-weight: 500; }
.wrong { margin-block-end: 8px; color: var(--bad); }
.request { margin-block-start: 16px; font-size: .75rem; user-select: all; }
.buttons { display: grid; gap: 8px; }
main > .buttons, p + .buttons { margin-block-start: 20px; }
button, .buttons a { display: grid; place-items: center; min-block-size: 44px; text-decoration: none; border: 1px solid var(--control); border-radius: 12px; background: none; color: inherit;
  font: inherit; font-weight: 500; cursor: pointer; }
.buttons .first { border-color: transparent; background: var(--accent); color: var(--on); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
