const sheets: CSSStyleSheet[] = [];
const roots = new Set<ShadowRoot>();

/**
 * Adds styles to every widget of the page, those that are there and those to come. Constructed sheets
 * are allowed by every Content-Security-Policy, and all widgets share them.
 */
export function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.push(sheet);
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
}

/** Whether an element with this id is on the page or in a widget: what React Aria has to know. */
export function hasElement(id: string): boolean {
  const places: readonly (Document | ShadowRoot)[] = [document, ...roots];
  return places.some((place) => place.getElementById(id) !== null);
}

/** Gives a shadow root the styles; returns a function that takes them away. */
export function adoptStyles(root: ShadowRoot): () => void {
  roots.add(root);
  root.adoptedStyleSheets = [...sheets];
  return () => {
    roots.delete(root);
    root.adoptedStyleSheets = [];
  };
}
