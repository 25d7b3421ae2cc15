import { publicPaths } from '@cardinal/contract/paths';
import { useTexts } from '@cardinal/crm-features/language';
import { Badge, Icon } from '@cardinal/ui';
import { Info } from 'lucide-react';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { Contact } from '../parts/Installation.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
import { Comparison } from './Comparison.tsx';
import { PlanCard } from './PlanCard.tsx';
import { plans } from './plans.ts';
import {
  billing,
  billingChoice,
  cards,
  contact,
  note,
  noteIcon,
  noteRow,
  toggle,
} from './Pricing.css.ts';
import { input } from './choice.css.ts';
import { pricingMessages } from './pricingTexts.ts';

/** Prices and differences of the plans. */
export function PricingPage() {
  const texts = useTexts(pricingMessages);
  return (
    <PublicLayout path={publicPaths.pricing}>
      <PageTitle align="center" title={texts.title} lede={texts.lede} />
      <div className={billing} itemScope itemType="https://schema.org/SoftwareApplication">
        <meta itemProp="name" content="Cardinal" />
        <meta itemProp="applicationCategory" content="BusinessApplication" />
        <meta itemProp="operatingSystem" content={texts.system} />
        <fieldset className={toggle} aria-label={texts.billing}>
          <label className={billingChoice}>
            <input type="radio" name="billing" value="monthly" defaultChecked className={input} />
            {texts.monthly}
          </label>
          <label className={billingChoice}>
            <input type="radio" name="billing" value="yearly" className={input} />
            {texts.yearly} <Badge tone="success">{texts.saving}</Badge>
          </label>
        </fieldset>
        <div className={cards}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
        <div className={noteRow}>
          <p className={note}>
            <span className={noteIcon}>
              <Icon icon={Info} />
            </span>
            <span>{texts.note}</span>
          </p>
        </div>
        <Contact text={texts.contact} className={contact} />
      </div>
      <Section title={texts.comparison.title} ground="surface">
        <Comparison />
      </Section>
    </PublicLayout>
  );
}
