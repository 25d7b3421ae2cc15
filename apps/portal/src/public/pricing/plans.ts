/** A price as displayed. */
export interface Price {
  /** In rupees; null means by contact. */
  amount: number | null;
  /** Unit of the price: 'per month'. */
  period: string;
  /** Additional information. */
  note?: string;
}

/** A plan as offered. The software enforces none of its limits. */
export interface Plan {
  id: 'free' | 'basic' | 'business' | 'enterprise';
  name: string;
  description: string;
  badge?: string;
  monthly: Price;
  yearly: Price;
  features: readonly string[];
  action: string;
}

/** Cards of the free plan, in total. The only definition of this number. */
export const freeCards = 50;

/**
 * The advertised saving of yearly billing: that of Business to the nearest ten percent, while Basic saves
 * more. `saving` computes the rupees.
 */
export const advertisedSaving = 'Save 20%';

/** The price of Business for a whole team, as an alternative to the price per user. */
export const teamPrice = { users: 5, monthly: 2_999, yearly: 29_999 } as const;

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
/** An amount in rupees. */
export const inRupees = (amount: number): string => rupees.format(amount);

/** The rupees that a year saves compared with twelve months; null if nothing is saved. */
export function saving(monthly: number | null, yearly: number | null): number | null {
  if (!monthly || yearly === null || yearly >= 12 * monthly) return null;
  return 12 * monthly - yearly;
}

/** The plans, from the smallest to the largest. */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    description: 'To see whether it suits you',
    monthly: { amount: 0, period: 'forever' },
    yearly: { amount: 0, period: 'forever' },
    features: [
      `${freeCards} business cards in total`,
      'One event',
      'One-time import and export',
      'Excel download',
    ],
    action: 'Start Free',
  },
  {
    id: 'basic',
    name: 'Basic',
    description: 'For one person at many events',
    monthly: { amount: 499, period: 'per month', note: `first month ${inRupees(299)}` },
    yearly: { amount: 2_999, period: 'per year' },
    features: ['Unlimited scanning', 'Multiple events', 'Import and export', 'Excel download'],
    action: 'Get Started',
  },
  {
    id: 'business',
    name: 'Business',
    description: 'For a manager and two to four agents',
    badge: 'For teams',
    monthly: {
      amount: 999,
      period: 'per user per month',
      note: `or ${inRupees(teamPrice.monthly)} for up to ${teamPrice.users} users`,
    },
    yearly: {
      amount: 9_999,
      period: 'per user per year',
      note: `or ${inRupees(teamPrice.yearly)} for up to ${teamPrice.users} users`,
    },
    features: [
      'One manager and 2–4 agents',
      'Admin panel',
      'Role-based access',
      'Leads shared out among the agents',
      'A follow-up board for each event',
    ],
    action: 'Get Started',
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'For several teams and partners',
    monthly: { amount: null, period: 'by contact' },
    yearly: { amount: null, period: 'by contact' },
    features: ['Everything in Business', 'Any number of people', 'Forms on partners’ websites'],
    action: 'Book Demo',
  },
];

/** A row of the comparison: a text, or whether the plan has it, for each plan in order. */
export interface ComparisonRow {
  label: string;
  values: readonly (string | boolean)[];
}

const priceText = ({ amount }: Price) => (amount === null ? 'By contact' : inRupees(amount));

/** The comparison of the plans. */
export const comparison: readonly ComparisonRow[] = [
  { label: 'Monthly', values: plans.map(({ monthly }) => priceText(monthly)) },
  { label: 'Yearly', values: plans.map(({ yearly }) => priceText(yearly)) },
  {
    label: 'Business cards',
    values: [`${freeCards} in total`, 'Unlimited', 'Unlimited', 'Unlimited'],
  },
  { label: 'Events', values: ['One', 'Multiple', 'Multiple', 'Multiple'] },
  { label: 'Import and export', values: ['One time', true, true, true] },
  { label: 'Excel download', values: [true, true, true, true] },
  { label: 'People', values: ['1', '1', '1 manager, 2–4 agents', 'By contact'] },
  {
    label: 'Roles',
    values: ['Single role', 'Single role', 'Role-based access', 'Role-based access'],
  },
  { label: 'Admin panel', values: [false, false, true, true] },
  { label: 'Sharing out leads', values: [false, false, true, true] },
  { label: 'Follow-up board', values: [false, false, true, true] },
  { label: 'Forms on partners’ websites', values: [false, false, false, true] },
];
