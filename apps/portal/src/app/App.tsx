import { Providers } from './Providers.tsx';
import { Router } from './router.tsx';

/** The whole application. */
export function App() {
  return (
    <Providers>
      <Router />
    </Providers>
  );
}
