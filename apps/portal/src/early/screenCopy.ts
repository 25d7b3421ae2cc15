import type { KeptNode, KeptScreen } from '@cardinal/crm-features/kept';

const svg = 'http://www.w3.org/2000/svg';
/** Elements that act, fetch or hold a state have no place in a copy that is only looked at. */
const omitted = new Set([
  'base',
  'canvas',
  'embed',
  'iframe',
  'link',
  'meta',
  'object',
  'script',
  'style',
  'template',
  'video',
]);
const isOmitted = (name: string) => /^on|href$|^src|action$/i.test(name);

/** The attributes of an element, without those that act. */
export const attributesOf = (element: Element): [string, string][] =>
  [...element.attributes]
    .filter(({ name }) => !isOmitted(name))
    .map(({ name, value }) => [name, value]);

/** Describes what is inside an element, so that it can be stored. */
export const copyInside = (element: Element): KeptNode[] =>
  [...element.childNodes].flatMap((node): KeptNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element) || omitted.has(node.localName)) return [];
    return [{ tag: node.localName, attributes: attributesOf(node), inside: copyInside(node) }];
  });

/** Sets attributes; a style as a property, since the policy permits no other. */
export function setAttributes(
  element: HTMLElement | SVGElement,
  attributes: KeptScreen['page'],
): void {
  for (const [name, value] of attributes) {
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
}

/** Makes elements as they are described. */
export function buildNodes(nodes: readonly KeptNode[], isDrawing = false): Node[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return new Text(node);
    const draws = isDrawing || node.tag === 'svg';
    const element = draws
      ? document.createElementNS(svg, node.tag)
      : document.createElement(node.tag);
    setAttributes(element, node.attributes);
    element.append(...buildNodes(node.inside, draws));
    return element;
  });
}

/** Names the build of this page; undefined in development. */
export const buildOfPage = (): string | undefined =>
  document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ??
  undefined;
