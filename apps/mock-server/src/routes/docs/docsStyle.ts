/** Styles of the API reference. A separate file, because the content policy permits no inline styles. */
export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#d5d9e0, #3a404b); --soft: light-dark(#f4f6f9, #1d2129); --link: light-dark(#a3122a, #ff8c9b); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 2rem 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; }
h1 { margin: 0; }
h2 { margin: 3rem 0 1rem; border-bottom: 2px solid var(--line); }
h3 { margin: 0 0 0.5rem; font-size: 1.05rem; overflow-wrap: anywhere; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
section { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; overflow-x: auto; }
section:target { border-color: var(--link); }
code { font: 0.9em ui-monospace, monospace; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; text-align: start; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border: 0; }
th[scope='row'] { font-weight: normal; white-space: nowrap; }
section ul { margin: 0.75rem 0 0; padding: 0.5rem 0.75rem 0.5rem 2rem; background: var(--soft); border-radius: 0.25rem; }
p { margin: 0.25rem 0 0.75rem; }
td { overflow-wrap: break-word; }
table { margin: 0 0 0.75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 1.5rem; margin: 0 0 1rem; }
dt:target { outline: 2px solid var(--link); outline-offset: 4px; }
dd { margin: 0; }
@media (width < 40rem) { dl { grid-template-columns: 1fr; gap: 0.25rem; } dd { margin: 0 0 0.75rem; } th[scope='row'] { white-space: normal; } }
`;
