import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useApi } from '../../client/CrmContext.ts';
import { crmWrapper } from '../../fixtures/crmWrapper.tsx';
import { buildProblem, fakeFetch } from '../../fixtures/index.ts';
import { ConfirmIdentityProvider, useConfirmed } from './index.ts';

const tooOld = buildProblem({ status: 403, code: 'reauthenticate' });

it.each(['while the user is asked', 'before the server asks for a recent sign-in'])(
  'refuses a call when the session ends %s',
  async (when) => {
    const { wrapper: Crm } = crmWrapper(fakeFetch(() => Response.json(tooOld, { status: 403 })));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Crm>
        <ConfirmIdentityProvider>{children}</ConfirmIdentityProvider>
      </Crm>
    );
    const useCall = () => ({ api: useApi(), confirmed: useConfirmed() });
    const { result, unmount } = renderHook(useCall, { wrapper });
    const { api, confirmed } = result.current;
    const call = confirmed(() => api.put('/api/auth/profile', { body: {} }));
    if (when === 'while the user is asked') await vi.dynamicImportSettled();
    unmount();
    await expect(call).rejects.toMatchObject({ problem: tooOld });
  },
);
