import { createElementClass, type LoadWidget } from './element.ts';
import { elements, versionedName, type WidgetKind } from './vocabulary.ts';

const widgets: Readonly<Record<WidgetKind, LoadWidget>> = {
  capture: () => import('./CaptureWidget.tsx'),
  events: () => import('./EventsWidget.tsx'),
};

/** This script is `<base>/embed/v1.js`. */
const { origin, pathname } = new URL(import.meta.url);
const ownBase = origin + pathname.replace(/\/embed\/[^/]*$/, '');

/** The first script on a page to define a name keeps it. */
function define(name: string, kind: WidgetKind) {
  if (!customElements.get(name)) {
    customElements.define(name, createElementClass(widgets[kind], ownBase));
  }
}

// A page may contain two major versions: each has its own names, and the first one also the short
// names.
const kinds: readonly WidgetKind[] = ['capture', 'events'];
for (const kind of kinds) {
  define(versionedName(kind), kind);
  define(elements[kind], kind);
}
