import { Providers } from './Providers.tsx';
import type { Data } from './Providers.tsx';
import { Router } from './router.tsx';

/** The whole application. */
export function App({ data }: { data: Data }) {
  return (
    <Providers data={data}>
      <Router />
    </Providers>
  );
}
