import '@cardinal/ui';
import '@cardinal/ui/fonts';
import './app/starting.css.ts';
import { createApiClient, createQueryClient, createSessionStore } from '@cardinal/crm-features';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadFirstScreen } from './app/firstScreen.ts';
import { fetchEarly } from './early/earlyAnswers.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

const session = createSessionStore();
const clientId = crypto.randomUUID();
const api = createApiClient({ session, clientId, fetch: fetchEarly });
const data = { session, clientId, api, queryClient: createQueryClient(api) };

/** Renders the application in slices: code that has loaded already is then shown without waiting. */
const render = () =>
  startTransition(() =>
    root.render(
      <StrictMode>
        <App data={data} />
      </StrictMode>,
    ),
  );

// Not awaited here: the code of the screens imports from this file's chunk.
void loadFirstScreen(data).finally(render);
