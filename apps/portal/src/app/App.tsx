import { Providers, type CrmData } from './Providers.tsx';
import { Router } from './router.tsx';

/** The whole application. */
export function App({ data }: { data: CrmData }) {
  return (
    <Providers data={data}>
      <Router />
    </Providers>
  );
}
