import type { CrmMapping } from '@cardinal/contract';
import { crmDefaults, crmFieldNames, perField } from '@cardinal/contract/labels';
import { z } from 'zod';
import { storedJson } from '../../store/storedJson.ts';

/** The stored properties of fields; a field that is newer than what is stored has its default. */
export const crmMappingJson = storedJson<CrmMapping>(
  'mapping of a CRM',
  z
    .record(z.string(), z.string())
    .transform((stored) => perField(crmFieldNames, (field) => stored[field] ?? crmDefaults[field])),
);
