/** A button has two lines at most, so that it still looks like one. */
const mostLines = 2;

/** The lines of a text, by where they begin. */
function linesOf(node: Node): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  const seen = [...range.getClientRects()].filter(({ width }) => width > 1);
  return new Set(seen.map(({ top }) => Math.round(top))).size;
}

/** The texts of buttons and tabs that take more than two lines; cards with several texts are no buttons. */
export function tallButtons(root: Element = document.body): string[] {
  return [...root.querySelectorAll('button, [role="button"], [role="tab"]')].flatMap((button) => {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode())
      if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode);
    const [only, ...others] = texts;
    const isTall = only && others.length === 0 && linesOf(only) > mostLines;
    return isTall ? [only.nodeValue?.trim() ?? ''] : [];
  });
}
