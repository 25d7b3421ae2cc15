import { Badge, Heading, Icon } from '@cardinal/ui';
import { Check } from 'lucide-react';
import { ActionLink } from '../parts/ActionLink.tsx';
import { start } from '../parts/links.ts';
import { type Plan, type Price, inRupees, saving } from './plans.ts';
import {
  amount as amountClass,
  check,
  description as descriptionClass,
  entry,
  list,
  nameRow,
  period as periodClass,
  planCard,
  prices,
  saved,
} from './Pricing.css.ts';

interface ShownPriceProps {
  price: Price;
  billing: 'monthly' | 'yearly';
  /** Rupees that it saves. */
  saves?: number | null;
}

/** One of the two prices of a card. The amounts are also marked up for search engines. */
function ShownPrice({ price: { amount, period, note }, billing, saves }: ShownPriceProps) {
  return (
    <div className={prices[billing]}>
      {amount === null ? (
        <p className={amountClass}>Let’s talk</p>
      ) : (
        <p className={amountClass} itemProp="offers" itemScope itemType="https://schema.org/Offer">
          <meta itemProp="priceCurrency" content="INR" />
          <meta itemProp="description" content={period} />
          <span itemProp="price" content={String(amount)}>
            {inRupees(amount)}
          </span>
        </p>
      )}
      <p className={periodClass}>{period}</p>
      {note && <p className={periodClass}>{note}</p>}
      {saves && <p className={saved}>{inRupees(saves)} less than twelve months</p>}
    </div>
  );
}

export interface PlanCardProps {
  plan: Plan;
}

/** A plan with its prices for both kinds of billing, of which the chosen one is shown. */
export function PlanCard({ plan }: PlanCardProps) {
  const { name, description, badge, monthly, yearly, features, action } = plan;
  return (
    <section className={badge ? planCard.badged : planCard.plain}>
      <div className={nameRow}>
        <Heading level={2} size="md">
          {name}
        </Heading>
        {badge && <Badge tone="info">{badge}</Badge>}
      </div>
      <p className={descriptionClass}>{description}</p>
      <ShownPrice price={monthly} billing="monthly" />
      <ShownPrice price={yearly} billing="yearly" saves={saving(monthly.amount, yearly.amount)} />
      <ActionLink href={start} tone={badge ? 'primary' : 'secondary'} isWide>
        {action}
      </ActionLink>
      <ul className={list}>
        {features.map((feature) => (
          <li key={feature} className={entry}>
            <span className={check}>
              <Icon icon={Check} />
            </span>
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
