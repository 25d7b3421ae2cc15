/**
 * For stories: the elements whose content is wider than they are, although they neither scroll it
 * nor cut it off. There should be none.
 */
export function overflowing(root: Element): string[] {
  return [root, ...root.querySelectorAll('*')]
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth &&
        getComputedStyle(element).overflowX === 'visible',
    )
    .map(({ localName, textContent }) => `${localName}: ${textContent}`);
}
