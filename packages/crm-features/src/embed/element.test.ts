import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createElementClass,
  type MountedWidget,
  type WidgetCode,
  type WidgetPlace,
  type WidgetSettings,
} from './element.ts';

/** Elements that are observed, and the callbacks for when they become visible. */
let watched: Map<Element, () => void>;

beforeEach(() => {
  watched = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: { isIntersecting: boolean }[]) => void;
      readonly #own = new Set<Element>();
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.#seen = seen;
      }
      observe(element: Element) {
        this.#own.add(element);
        watched.set(element, () => this.#seen([{ isIntersecting: true }]));
      }
      disconnect() {
        for (const element of this.#own) watched.delete(element);
      }
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

let names = 0;
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A page with an element of a new name, whose widget records the calls it receives. */
function setUp({ load }: { load?: () => Promise<WidgetCode> } = {}) {
  const widget = {
    update: vi.fn<MountedWidget['update']>(),
    moved: vi.fn<MountedWidget['moved']>(),
    unmount: vi.fn<MountedWidget['unmount']>(),
  };
  const mount = vi.fn<(place: WidgetPlace, settings: WidgetSettings) => MountedWidget>(
    () => widget,
  );
  names += 1;
  const name = `test-element-${names}`;
  const code = load ?? (() => Promise.resolve({ mount }));
  customElements.define(name, createElementClass(code, 'https://crm.example.test/'));
  const element = document.createElement(name);
  const told: [string, unknown][] = [];
  for (const type of ['cardinal-ready', 'cardinal-error']) {
    document.addEventListener(
      type,
      (event) => event instanceof CustomEvent && told.push([type, event.detail]),
    );
  }
  const see = async () => {
    for (const seen of watched.values()) seen();
    await settle();
  };
  return { element, mount, widget, told, see };
}

describe('an element', () => {
  it('loads nothing before it becomes visible', async () => {
    const { element, mount, see } = setUp();
    element.setAttribute('partner-key', ' ck_1 ');
    document.body.append(element);
    await settle();
    expect(mount).not.toHaveBeenCalled();
    await see();
    expect(mount).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ host: element }), {
      baseUrl: 'https://crm.example.test',
      partnerKey: 'ck_1',
      locale: null,
      isTrial: false,
    });
  });

  it('applies attributes that change', async () => {
    const { element, widget, see } = setUp();
    element.setAttribute('theme', 'dark');
    document.body.append(element);
    await see();
    expect(element.dataset['cardinalScheme']).toBe('dark');
    element.setAttribute('theme', 'system');
    expect(element.dataset['cardinalScheme']).toBeUndefined();
    element.setAttribute('base-url', 'https://other.example.test//');
    element.setAttribute('locale', 'de');
    expect(widget.update).toHaveBeenLastCalledWith({
      baseUrl: 'https://other.example.test',
      partnerKey: '',
      locale: 'de',
      isTrial: false,
    });
  });

  it('keeps its widget when it moves, and destroys it when it is removed', async () => {
    const { element, mount, widget, see } = setUp();
    document.body.append(element);
    await see();
    const section = document.createElement('section');
    document.body.append(section);
    section.append(element);
    await settle();
    expect(widget.moved).toHaveBeenCalledOnce();
    expect(widget.unmount).not.toHaveBeenCalled();
    element.remove();
    await settle();
    expect(widget.unmount).toHaveBeenCalledOnce();
    expect(element.shadowRoot?.childNodes).toHaveLength(0);
    // Inserted again later: a new widget is created.
    document.body.append(element);
    await see();
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it('says why it cannot work on a page that breaks functions', async () => {
    const { element, mount, told, see } = setUp();
    document.body.append(element);
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const bind = vi.spyOn(Function.prototype, 'bind').mockReturnValue(() => undefined);
    await see();
    bind.mockRestore();
    expect(mount).not.toHaveBeenCalled();
    const message = expect.stringContaining('Function.prototype.bind');
    expect(told).toContainEqual(['cardinal-error', { code: 'page_incompatible', message }]);
    expect(element.shadowRoot?.textContent).toContain('Function.prototype.bind');
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('Function.prototype.bind'));
    complain.mockRestore();
  });

  it('does not appear if it was removed while its code was loading', async () => {
    let arrive = (_code: WidgetCode) => {};
    const mount = vi.fn<WidgetCode['mount']>();
    const { element, see } = setUp({
      load: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    document.body.append(element);
    await see();
    element.remove();
    await settle();
    arrive({ mount });
    await settle();
    expect(mount).not.toHaveBeenCalled();
    expect(watched.size).toBe(0);
  });

  it('reports that its code could not be loaded', async () => {
    const { element, told, see } = setUp({ load: () => Promise.reject(new Error('offline')) });
    document.body.append(element);
    await see();
    expect(element.shadowRoot?.textContent).toContain('could not be loaded');
    expect(told).toEqual([
      ['cardinal-error', { code: 'load_failed', message: expect.any(String) }],
    ]);
  });

  it.each([
    ['its own language', { attribute: 'hi-IN', page: 'de' }, 'hi', 'यह लोड नहीं हो सका।'],
    [
      'the language of the page',
      { attribute: undefined, page: 'de' },
      'de',
      'Das konnte nicht geladen werden.',
    ],
    [
      'English instead of an unknown one',
      { attribute: undefined, page: 'pt' },
      'en',
      'This could not be loaded.',
    ],
  ])('says so in %s', async (_which, { attribute, page }, language, words) => {
    const { element, told, see } = setUp({ load: () => Promise.reject(new Error('offline')) });
    if (attribute !== undefined) element.setAttribute('locale', attribute);
    const around = document.createElement('div');
    around.lang = page;
    around.append(element);
    document.body.append(around);
    await see();
    const holder = element.shadowRoot?.querySelector('div');
    expect(holder?.lang).toBe(language);
    expect(holder?.textContent).toContain(words);
    expect(told).toEqual([
      ['cardinal-error', { code: 'load_failed', message: holder?.textContent }],
    ]);
  });
});
