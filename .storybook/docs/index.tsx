import { lazy, Suspense, type ComponentProps } from 'react';

// Loaded with the first docs page; single stories, and therefore all tests, do not need it.
const LazyContainer = lazy(async () => ({
  default: (await import('./DocsContainer.tsx')).DocsContainer,
}));
const LazyPage = lazy(async () => ({
  default: (await import('./ComponentPage.tsx')).ComponentPage,
}));

/** The frame of every docs page. */
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
