/**
 * The focused element of the document or shadow root that contains a node. For what is inside a
 * shadow root, the document only names its host.
 */
export function focusedIn(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}
