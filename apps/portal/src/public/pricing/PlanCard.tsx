import { useTexts } from '@cardinal/crm-features/language';
import { Badge, Heading, Icon } from '@cardinal/ui';
import { Check } from 'lucide-react';
import { ActionLink } from '../parts/ActionLink.tsx';
import { start } from '../parts/links.ts';
import { useSiteLanguage } from '../parts/site.ts';
import { type Plan, type Price, inRupees, noteOf, saving } from './plans.ts';
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
import { pricingMessages } from './pricingTexts.ts';

interface ShownPriceProps {
  price: Price;
  billing: 'monthly' | 'yearly';
  /** Additional information. */
  note: string | undefined;
  /** Rupees that it saves. */
  saves?: number | null;
}

/** One of the two prices of a card. The amounts are also marked up for search engines. */
function ShownPrice({ price: { amount, period }, billing, note, saves }: ShownPriceProps) {
  const texts = useTexts(pricingMessages);
  const language = useSiteLanguage();
  return (
    <div className={prices[billing]}>
      {amount === null ? (
        <p className={amountClass}>{texts.talk}</p>
      ) : (
        <p className={amountClass} itemProp="offers" itemScope itemType="https://schema.org/Offer">
          <meta itemProp="priceCurrency" content="INR" />
          <meta itemProp="description" content={texts.periods[period]} />
          <span itemProp="price" content={String(amount)}>
            {inRupees(amount, language)}
          </span>
        </p>
      )}
      <p className={periodClass}>{texts.periods[period]}</p>
      {note && <p className={periodClass}>{note}</p>}
      {saves && <p className={saved}>{texts.saves({ amount: inRupees(saves, language) })}</p>}
    </div>
  );
}

export interface PlanCardProps {
  plan: Plan;
}

/** A plan with its prices for both kinds of billing, of which the chosen one is shown. */
export function PlanCard({ plan }: PlanCardProps) {
  const texts = useTexts(pricingMessages);
  const language = useSiteLanguage();
  const { isForTeams = false, monthly, yearly } = plan;
  const { name, description, features, action } = texts.plans[plan.id];
  const noteFor = (billing: 'monthly' | 'yearly') => noteOf(plan, billing, texts, language);
  return (
    <section className={isForTeams ? planCard.badged : planCard.plain}>
      <div className={nameRow}>
        <Heading level={2} size="md">
          {name}
        </Heading>
        {isForTeams && <Badge tone="info">{texts.forTeams}</Badge>}
      </div>
      <p className={descriptionClass}>{description}</p>
      <ShownPrice price={monthly} billing="monthly" note={noteFor('monthly')} />
      <ShownPrice
        price={yearly}
        billing="yearly"
        note={noteFor('yearly')}
        saves={saving(monthly.amount, yearly.amount)}
      />
      <ActionLink href={start} tone={isForTeams ? 'primary' : 'secondary'} isWide>
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
