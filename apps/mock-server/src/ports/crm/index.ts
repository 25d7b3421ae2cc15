export { CrmError, type CrmConnector, type CrmContact, type CrmNote } from './crm.ts';
export { createHubSpot } from './hubSpot.ts';
