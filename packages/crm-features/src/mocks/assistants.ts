import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `/api/assistants` and the paths below it. */
export const assistants = {
  list: outcomes(calls.assistants),
  check: outcomes(calls.checkAssistant),
  allow: outcomes(calls.allowAssistant),
  disconnect: outcomes(calls.disconnectAssistant),
};
