import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface NavigationProviderProps {
  /** Navigates to a URL inside the application without loading the page. */
  navigate: (path: string) => void;
  /** A hook that turns a path into the URL that a link shows. */
  useHref?: (path: string) => string;
  /** The components that use it. */
  children: ReactNode;
}

/** Makes every Link, LinkButton and menu inside it navigate with the application's router. */
export function NavigationProvider(props: NavigationProviderProps) {
  return <RouterProvider {...props} />;
}
