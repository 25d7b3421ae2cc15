import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `POST /api/leads/scan-card`. */
export const scan = outcomes(calls.scanCard);

/** `GET /api/card-reader`. */
export const deviceReaderList = outcomes(calls.deviceReader);
