/** Styles of the form; they load no other files. */
export const formStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fffdf9, #17191b);
  --ink: light-dark(#1d2023, #eef0f1);
  --muted: light-dark(#565d63, #aab2b8);
  --edge: light-dark(#80878d, #7d868d);
  --field: light-dark(#fff, #1f2326);
  --danger: light-dark(#a3122a, #ff8c9b);
  --danger-paper: light-dark(#fdf0f1, #33191d);
  --notice-paper: light-dark(#eaf4f2, #14302c);
  --accent: light-dark(#0f5c56, #7fd1c5);
  --on-accent: light-dark(#fff, #06211e);
}
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1.25rem 2rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 0 0 0.25rem; font-size: 1rem; }
p { margin: 0 0 1rem; }
.muted { color: var(--muted); font-size: 0.9375rem; }
.notice, .errors { margin: 0 0 1.25rem; padding: 0.75rem 1rem; border-radius: 0.5rem; border: 1px solid var(--accent); background: var(--notice-paper); }
.errors { border-color: var(--danger); background: var(--danger-paper); }
.errors ul { margin: 0; padding-inline-start: 1.25rem; }
.errors a { color: var(--danger); }
form, .fields { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr)); }
.wide { grid-column: 1 / -1; }
summary { display: flex; align-items: center; gap: 0.75rem; cursor: pointer; font-weight: 600; padding-block: 0.5rem; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ''; width: 0.5rem; height: 0.5rem; margin-inline-start: 0.125rem; border: solid; border-width: 2px 2px 0 0; rotate: 45deg; }
:root[dir='rtl'] summary::before { rotate: -135deg; }
details[open] > summary::before, :root[dir='rtl'] details[open] > summary::before { translate: 0 -0.125rem; rotate: 135deg; }
details > .fields { padding-block-start: 0.5rem; }
label { display: block; margin-block-end: 0.25rem; font-weight: 600; }
label span { color: var(--muted); font-weight: 400; }
input, textarea { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--edge); border-radius: 0.375rem; background: var(--field); color: var(--ink); font: inherit; }
textarea { min-height: 6rem; resize: vertical; }
input:is([type='email'], [type='tel'], [type='url']) { direction: ltr; text-align: start; }
:root[dir='rtl'] input:is([type='email'], [type='tel'], [type='url']) { text-align: end; }
.from { margin: 0 0 0.25rem; }
.own { white-space: pre-line; unicode-bidi: isolate; }
main p a { color: var(--accent); }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
legend { padding: 0; margin-block-end: 0.25rem; font-weight: 600; }
.choices { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.choices label, .consent { display: flex; gap: 0.625rem; align-items: flex-start; min-height: 2.75rem; margin: 0; padding-block: 0.625rem; font-weight: 400; }
.choices label span, .consent span { color: inherit; }
input:is([type='radio'], [type='checkbox']) { flex: none; width: 1.25rem; min-height: 0; height: 1.25rem; margin: 0.125rem 0 0; padding: 0; accent-color: var(--accent); }
[aria-invalid='true'] { border-color: var(--danger); border-width: 2px; }
.error { margin: 0.25rem 0 0; color: var(--danger); font-size: 0.9375rem; }
.card { display: grid; gap: 0.5rem; padding: 1rem; border: 1px dashed var(--edge); border-radius: 0.5rem; }
.card p { margin: 0; }
.trap { position: absolute; inset-inline-start: -100vw; width: 1px; height: 1px; overflow: hidden; }
button, .button { display: inline-block; min-height: 2.75rem; padding: 0.6rem 1.4rem; border: 2px solid var(--accent); border-radius: 0.375rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
::file-selector-button { min-height: 2rem; margin-inline-end: 0.75rem; padding: 0.25rem 0.75rem; border: 1px solid var(--edge); border-radius: 0.375rem; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { justify-self: start; background: none; border: 1px solid var(--edge); color: var(--ink); }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (forced-colors: active) { button, .button { border-color: ButtonText; } }
`;

/**
 * Reports the form's height to the page around its frame, only at the origins of the key. Sent only
 * if the URL requests it; the form works without it.
 */
export const sizeScript = `
(() => {
  const allowed = (document.currentScript.dataset.origins || '').split(' ');
  if (parent === window) return;
  const around = (location.ancestorOrigins && location.ancestorOrigins[0]) ||
    (URL.canParse(document.referrer) ? new URL(document.referrer).origin : '');
  const targets = allowed.includes(around) ? [around] : allowed;
  const tell = () => {
    const message = { type: 'cardinal-form-size', height: document.documentElement.offsetHeight };
    for (const origin of targets) parent.postMessage(message, origin);
  };
  new ResizeObserver(tell).observe(document.documentElement);
})();
`;
