import { siteLocales, type SiteLanguage, type TextsOf } from '@cardinal/contract/messages';
import type { pricingMessages } from './pricingTexts.ts';

/** Texts of the pricing page in one language. */
export type PricingTexts = TextsOf<typeof pricingMessages>;

/** A price. */
export interface Price {
  /** In rupees; null means by contact. */
  amount: number | null;
  /** Unit of the price. */
  period: keyof PricingTexts['periods'];
}

/** A plan as offered. The software enforces none of its limits. */
export interface Plan {
  id: keyof PricingTexts['plans'];
  /** The one that most teams need. */
  isForTeams?: boolean;
  monthly: Price;
  yearly: Price;
}

/** The price of the first month of Basic. */
const firstMonth = 299;

/** The price of Business for a whole team, as an alternative to the price per user. */
export const teamPrice = { users: 5, monthly: 2_999, yearly: 29_999 } as const;

/** An amount in rupees. */
export const inRupees = (amount: number, language: SiteLanguage): string =>
  new Intl.NumberFormat(siteLocales[language], {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(amount);

/** The rupees that a year saves compared with twelve months; null if nothing is saved. */
export function saving(monthly: number | null, yearly: number | null): number | null {
  if (!monthly || yearly === null || yearly >= 12 * monthly) return null;
  return 12 * monthly - yearly;
}

/** The plans, from the smallest to the largest. */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    monthly: { amount: 0, period: 'forever' },
    yearly: { amount: 0, period: 'forever' },
  },
  {
    id: 'basic',
    monthly: { amount: 499, period: 'month' },
    yearly: { amount: 2_999, period: 'year' },
  },
  {
    id: 'business',
    isForTeams: true,
    monthly: { amount: 999, period: 'userMonth' },
    yearly: { amount: 9_999, period: 'userYear' },
  },
  {
    id: 'enterprise',
    monthly: { amount: null, period: 'contact' },
    yearly: { amount: null, period: 'contact' },
  },
];

/** What is said below a price; undefined if there is nothing more to say. */
export function noteOf(
  { id }: Plan,
  billing: 'monthly' | 'yearly',
  texts: PricingTexts,
  language: SiteLanguage,
): string | undefined {
  if (id === 'basic' && billing === 'monthly') {
    return texts.firstMonth({ amount: inRupees(firstMonth, language) });
  }
  if (id !== 'business') return undefined;
  const { users, [billing]: amount } = teamPrice;
  return texts.forTeam({ amount: inRupees(amount, language), users });
}

/** A row of the comparison: a text, or whether the plan has it, for each plan in order. */
export interface ComparisonRow {
  label: string;
  values: readonly (string | boolean)[];
}

/** The comparison of the plans. */
export function comparisonOf(
  { comparison: texts, ...rest }: PricingTexts,
  language: SiteLanguage,
): readonly ComparisonRow[] {
  const prices = (billing: 'monthly' | 'yearly') =>
    plans.map(({ [billing]: { amount } }) =>
      amount === null ? texts.byContact : inRupees(amount, language),
    );
  const { unlimited, multiple, singleRole, roleBased } = texts;
  return [
    { label: rest.monthly, values: prices('monthly') },
    { label: rest.yearly, values: prices('yearly') },
    { label: texts.cards, values: [texts.cardsInTotal, unlimited, unlimited, unlimited] },
    { label: texts.events, values: [texts.one, multiple, multiple, multiple] },
    { label: texts.import, values: [texts.oneTime, true, true, true] },
    { label: texts.excel, values: [true, true, true, true] },
    { label: texts.people, values: ['1', '1', texts.team, texts.byContact] },
    { label: texts.roles, values: [singleRole, singleRole, roleBased, roleBased] },
    { label: texts.admin, values: [false, false, true, true] },
    { label: texts.sharing, values: [false, false, true, true] },
    { label: texts.board, values: [false, false, true, true] },
    { label: texts.forms, values: [false, false, false, true] },
  ];
}
