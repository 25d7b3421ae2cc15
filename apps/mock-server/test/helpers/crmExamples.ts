import { hubSpotKey } from './hubSpot.ts';
import type { TestServer } from './server.ts';

/**
 * The input with which each call about the other CRM succeeds.
 * @param admin Returns the token of a company's administrator
 */
export function crmExamples(server: TestServer, admin: () => Promise<string>) {
  const json = { key: hubSpotKey };
  async function connected() {
    const by = await admin();
    await server.request('/api/crm', { method: 'PUT', token: by, json });
    return { by };
  }
  const mapping = {
    first_name: 'firstname',
    last_name: 'lastname',
    phone: 'phone',
    mobile: '',
    company: 'company',
    position: 'jobtitle',
    website: '',
    address: '',
    source: '',
    lead_status: '',
    notes: '',
    answers: 'fair_answers',
  };
  return {
    crm: connected,
    connectCrm: async () => ({ by: await admin(), json }),
    crmProperties: connected,
    changeCrm: async () => ({ ...(await connected()), json: { mapping } }),
    sendAllToCrm: connected,
    stopCrm: connected,
    crmFailures: connected,
    retryCrm: connected,
    disconnectCrm: connected,
  };
}
