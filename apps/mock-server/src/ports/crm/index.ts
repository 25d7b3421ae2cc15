export { CrmError, type CrmConnector, type CrmContact } from './crm.ts';
export { createHubSpot } from './hubSpot.ts';
