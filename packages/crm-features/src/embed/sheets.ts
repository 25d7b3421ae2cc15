const sheets: CSSStyleSheet[] = [];
const roots = new Set<ShadowRoot>();

/**
 * Adds styles to every current and future widget of the page. Constructed sheets are allowed by
 * every Content-Security-Policy, and all widgets share them.
 */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
}

/** Whether an element with this id is on the page or in a widget, which React Aria has to know. */
export function hasElement(id: string): boolean {
  const places: readonly (Document | ShadowRoot)[] = [document, ...roots];
  return places.some((place) => place.getElementById(id) !== null);
}

/** Adds the styles to a shadow root; returns a function that removes them. */
export function adoptStyles(root: ShadowRoot): () => void {
  roots.add(root);
  root.adoptedStyleSheets = [...sheets];
  return () => {
    roots.delete(root);
    root.adoptedStyleSheets = [];
  };
}
