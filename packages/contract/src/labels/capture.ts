/** How leads are captured: from cards and badges, with an event's questions, on partners' pages. */

import { leadFieldsWith, type LeadFieldWith } from './leadFieldSets.ts';

/** Lead fields that are read from a business card with a confidence, in the order of the form. */
export const cardFields = /* @__PURE__ */ leadFieldsWith('card', 'read');
/** Lead field that is read from a business card with a confidence. */
export type CardField = LeadFieldWith<'card', 'read'>;

/** All lead fields that a business card can fill in. */
export const scannedFields = /* @__PURE__ */ leadFieldsWith('card', 'read', 'also');
/** Lead field that a business card can fill in. */
export type ScannedField = LeadFieldWith<'card', 'read' | 'also'>;

/** Codes that cards and badges carry. */
export const badgeFormats = ['qr', 'aztec', 'data_matrix', 'pdf417', 'code128', 'code39'] as const;
/** Format of a code on a card or badge. */
export type BadgeFormat = (typeof badgeFormats)[number];
/** What became of a code: its contact data is in the fields, it is the badge code, or neither. */
export const badgeUses = ['filled', 'kept', 'too_long', 'unused'] as const;
/** What became of a code. */
export type BadgeUse = (typeof badgeUses)[number];

/** What may read a card: the server, or the device with which it was photographed. */
export const cardReaders = ['server', 'device'] as const;

/** Kinds of an event's questions; `budget` and `timeframe` are choices with a meaning of their own. */
export const questionKinds = [
  'choice',
  'choices',
  'rating',
  'text',
  'budget',
  'timeframe',
] as const;
/** Kind of an event's question. */
export type QuestionKind = (typeof questionKinds)[number];

/** What a partner's key may permit: creating leads (scanning cards included), or listing events. */
export const partnerScopes = ['capture', 'events:read'] as const;
/** What a partner's key may permit. */
export type PartnerScope = (typeof partnerScopes)[number];

/** Source of the leads that a partner's pages create. */
export const partnerSource = (name: string): string => `Partner: ${name}`;
