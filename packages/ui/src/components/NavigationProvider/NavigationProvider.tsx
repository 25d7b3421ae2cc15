import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

/** Props of NavigationProvider. */
export interface NavigationProviderProps {
  /** Goes to an address inside the application without loading the page. */
  navigate: (path: string) => void;
  /** Makes the address that a link shows out of a path, as a hook. */
  useHref?: (path: string) => string;
  /** What navigates through it. */
  children: ReactNode;
}

/** Lets every Link, LinkButton and menu below navigate with the application's own router. */
export function NavigationProvider(props: NavigationProviderProps) {
  return <RouterProvider {...props} />;
}
