import type { EmailType } from '@cardinal/contract';
import type { Brief } from '../../writer.ts';
import { buildBrief, type Situation } from './briefs.ts';
import { oneMonth, oneWeek, threeDays } from './laterEmails.ts';
import { metLeads } from './metLeads.ts';
import { otherLeads } from './otherLeads.ts';

const ofKind = (kind: EmailType, rows: readonly Situation[]) =>
  rows.map(([name, brief]): [string, Brief] => [name, buildBrief({ kind, ...brief })]);

/** Forty situations: role, country, notes, history and missing facts. */
export const situations: readonly (readonly [string, Brief])[] = [
  ...ofKind('initial', [...metLeads, ...otherLeads]),
  ...ofKind('follow_up_3_day', threeDays),
  ...ofKind('follow_up_1_week', oneWeek),
  ...ofKind('follow_up_1_month', oneMonth),
];

/** Every kind of email. */
export const kinds = [
  'initial',
  'follow_up_3_day',
  'follow_up_1_week',
  'follow_up_1_month',
] as const satisfies readonly EmailType[];
