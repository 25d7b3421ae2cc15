import {
  I18nProvider,
  OverlayLayer,
  ThemeProvider,
  ToastRegion,
  useLocale,
  widgetsAttribute,
  type BrandTheme,
} from '@cardinal/ui';
import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';

/** The appearance of widgets on a page. */
export interface WidgetLook {
  /**
   * Light, dark, the setting of the system, or a brand created with `brandTheme`. It applies to the
   * widgets and their overlays, never to the rest of the page.
   */
  theme?: 'light' | 'dark' | 'system' | BrandTheme | undefined;
  /** Locale of numbers, dates and the text direction, in BCP 47. @default the browser's */
  locale?: string | undefined;
}

/** The frame that was used last; toasts appear there alone, however many there are on a page. */
let current: object | null = null;
const listeners = new Set<() => void>();

function makeCurrent(frame: object | null) {
  if (frame === current) return;
  current = frame;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether toasts appear in this frame, and a ref for the element whose use moves them here. */
function useToastPlace() {
  const [own] = useState(() => ({}));
  const isHere = useSyncExternalStore(
    subscribe,
    () => current === own,
    () => false,
  );
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const use = () => makeCurrent(own);
      if (current === null) use();
      element.addEventListener('pointerdown', use, true);
      element.addEventListener('focusin', use);
      return () => {
        element.removeEventListener('pointerdown', use, true);
        element.removeEventListener('focusin', use);
        if (current === own) makeCurrent(null);
      };
    },
    [own],
  );
  return { isHere, ref };
}

function Ground({ children }: { children: ReactNode }) {
  const { locale, direction } = useLocale();
  const { isHere, ref } = useToastPlace();
  return (
    <div ref={ref} lang={locale} dir={direction} {...{ [widgetsAttribute]: '' }}>
      <OverlayLayer>
        {children}
        {isHere && <ToastRegion />}
      </OverlayLayer>
    </div>
  );
}

/** Theme, language, and a place for dialogs and toasts, for the widgets inside and nothing else. */
export function WidgetFrame({
  theme = 'system',
  locale,
  children,
}: WidgetLook & { children: ReactNode }) {
  const look = typeof theme === 'string' ? { scheme: theme } : { brand: theme };
  return (
    <I18nProvider locale={locale}>
      <ThemeProvider target="self" {...look}>
        <Ground>{children}</Ground>
      </ThemeProvider>
    </I18nProvider>
  );
}
