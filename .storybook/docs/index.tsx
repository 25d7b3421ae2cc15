import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';

// Loaded with the first docs page: a story alone, and so every test, does without.
const LazyContainer = lazy(async () => ({
  default: (await import('./DocsContainer.tsx')).DocsContainer,
}));
const LazyPage = lazy(async () => ({
  default: (await import('./ComponentPage.tsx')).ComponentPage,
}));

/** Around every docs page. */
export function DocsContainer(props: ComponentProps<typeof LazyContainer>) {
  return (
    <Suspense>
      <LazyContainer {...props} />
    </Suspense>
  );
}

/** The docs page of every component and widget. */
export function DocsPage() {
  return (
    <Suspense>
      <LazyPage />
    </Suspense>
  );
}
