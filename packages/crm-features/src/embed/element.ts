import type { CardinalEventDetails } from '../elements/index.ts';
import { localeOf } from './localeOf.ts';
import { notLoaded } from './notLoaded.ts';
import { attributes, events } from './vocabulary.ts';

/** The settings that a page passes to an element. */
export interface WidgetSettings {
  /** Address of the server, without a slash at the end. */
  baseUrl: string;
  /** The partner's key; '' without one. */
  partnerKey: string;
  /** Locale in BCP 47; null for the page's. */
  locale: string | null;
  /** Whether what is sent is not stored. */
  isTrial: boolean;
}

/** A rendered widget. */
export interface MountedWidget {
  /** Applies changed settings. */
  update: (settings: WidgetSettings) => void;
  /** Continues after the element moved to another place in the document. */
  moved: () => void;
  /** Releases everything: requests, listeners, elements. */
  unmount: () => void;
}

/** Dispatches events to the page. */
export type Tell = <Name extends keyof CardinalEventDetails>(
  name: Name,
  detail: CardinalEventDetails[Name],
) => void;

/** Where a widget is shown. */
export interface WidgetPlace {
  host: HTMLElement;
  root: ShadowRoot;
  tell: Tell;
}

/**
 * The code of a widget, which is loaded when its element becomes visible. It imports nothing from
 * the loader, so that a page may load the loader from any URL.
 */
export interface WidgetCode {
  mount: (place: WidgetPlace, settings: WidgetSettings) => MountedWidget;
}

/** Loads the code of a widget. */
export type LoadWidget = () => Promise<WidgetCode>;

/** Attribute of ui's themes; set on the element, so that the page's own variables win. */
const schemeAttribute = 'data-cardinal-scheme';
/**
 * Whether `Function.prototype.bind` works, without which no code of the widgets does: old scripts
 * replace it by one of their own.
 */
function bindWorks(): boolean {
  try {
    return ((one: number, two: number) => one + two).bind(null, 1)(2) === 3;
  } catch {
    return false;
  }
}
const bindBroken =
  'A script on this page replaces Function.prototype.bind by one that does not work. Load Cardinal’s element on a page without it.';

/**
 * Reserves room until the widget is rendered. On a child, because the page can hide or unset
 * `:host`.
 */
const placeholderHeight = '64px';
/** Distance from the window at which an element's code starts to load. */
const loadMargin = '200px';

/**
 * Creates the class of an element. Each name needs its own class.
 * @param ownBase URL of the server that the script came from.
 */
export function createElementClass(load: LoadWidget, ownBase: string): CustomElementConstructor {
  return class CardinalElement extends HTMLElement {
    static readonly observedAttributes = Object.values(attributes);
    readonly #root = this.attachShadow({ mode: 'open' });
    #widget: MountedWidget | null = null;
    /** Stops waiting for the element to become visible, or for its code. */
    #waiting: AbortController | null = null;

    connectedCallback() {
      this.#showTheme();
      if (this.#widget) this.#widget.moved();
      else if (!this.#waiting) this.#wait();
    }

    disconnectedCallback() {
      // An element that moves is reinserted at once, and keeps its input.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#waiting?.abort();
        this.#waiting = null;
        this.#widget?.unmount();
        this.#widget = null;
        this.#root.replaceChildren();
      });
    }

    attributeChangedCallback() {
      if (!this.isConnected) return;
      this.#showTheme();
      this.#widget?.update(this.#settings());
    }

    #settings(): WidgetSettings {
      const baseUrl = this.getAttribute(attributes.baseUrl)?.trim() || ownBase;
      return {
        baseUrl: baseUrl.replace(/(?<!\/)\/+$/, ''),
        partnerKey: this.getAttribute(attributes.partnerKey)?.trim() ?? '',
        locale: this.getAttribute(attributes.locale)?.trim() || null,
        isTrial: this.hasAttribute(attributes.trial),
      };
    }

    readonly #tell: Tell = (name, detail) => {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    };

    #showTheme() {
      const theme = this.getAttribute(attributes.theme);
      if (theme === 'light' || theme === 'dark') this.setAttribute(schemeAttribute, theme);
      else this.removeAttribute(schemeAttribute);
    }

    #wait() {
      const waiting = new AbortController();
      this.#waiting = waiting;
      const holder = document.createElement('div');
      holder.style.minHeight = placeholderHeight;
      this.#root.replaceChildren(holder);
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          void this.#load(waiting.signal, holder);
        },
        { rootMargin: loadMargin },
      );
      observer.observe(holder);
      waiting.signal.addEventListener('abort', () => observer.disconnect());
    }

    #fail(holder: HTMLElement, detail: { code: string; message: string }) {
      holder.textContent = detail.message;
      this.#tell(events.error, detail);
      // oxlint-disable-next-line no-console -- for those who build the page
      console.error(`Cardinal: ${detail.message}`);
    }

    async #load(signal: AbortSignal, holder: HTMLElement) {
      if (!bindWorks()) {
        this.#fail(holder, { code: 'page_incompatible', message: bindBroken });
        return;
      }
      try {
        const code = await load();
        if (signal.aborted) return;
        const place = { host: this, root: this.#root, tell: this.#tell };
        this.#widget = code.mount(place, this.#settings());
        holder.remove();
      } catch {
        if (signal.aborted) return;
        const locale = localeOf(this, this.#settings().locale);
        const { language, message } = notLoaded(locale);
        holder.lang = language;
        holder.dir = 'auto';
        this.#fail(holder, { code: 'load_failed', message });
      } finally {
        if (this.#waiting?.signal === signal) this.#waiting = null;
      }
    }
  };
}
