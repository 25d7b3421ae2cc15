import { cell, name } from './sheet.css.ts';

/** What a state may change. */
const visible = [
  'color',
  'backgroundColor',
  'borderColor',
  'borderWidth',
  'boxShadow',
  'fill',
  'filter',
  'opacity',
  'outline',
  'textDecoration',
  'transform',
] as const;

const drawn = [undefined, '::before', '::after'];

/** How a box and everything inside is drawn. */
function lookOf(box: Element): string {
  // A transition that has just begun still shows the look before it.
  for (const animation of box.getAnimations({ subtree: true })) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  return [...box.querySelectorAll('*')]
    .flatMap((element) => drawn.map((part) => getComputedStyle(element, part)))
    .map((style) => visible.map((property) => style[property]).join())
    .join('\n');
}

/** Names of the components on a sheet that look the same without the states it shows them in. */
export function sameAtRest(sheet: Element, states: readonly string[]): string[] {
  const attributes = states.map((state) => `data-${state}`);
  const isSame = (box: Element) => {
    const before = lookOf(box);
    const marked = attributes.flatMap((attribute) =>
      [...box.querySelectorAll(`[${attribute}=true]`)].map((element) => ({ element, attribute })),
    );
    for (const { element, attribute } of marked) element.removeAttribute(attribute);
    const after = lookOf(box);
    for (const { element, attribute } of marked) element.setAttribute(attribute, 'true');
    return before === after;
  };
  return [...sheet.getElementsByClassName(cell)]
    .filter(isSame)
    .map((box) => box.getElementsByClassName(name)[0]?.textContent ?? '');
}
