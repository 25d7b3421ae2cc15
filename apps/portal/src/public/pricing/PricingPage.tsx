import { publicPaths } from '@cardinal/contract/paths';
import { Badge, Icon } from '@cardinal/ui';
import { Info } from 'lucide-react';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { Contact } from '../parts/Installation.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
import { Comparison } from './Comparison.tsx';
import { PlanCard } from './PlanCard.tsx';
import { advertisedSaving, plans } from './plans.ts';
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

/** Prices and differences of the plans. */
export function PricingPage() {
  return (
    <PublicLayout path={publicPaths.pricing}>
      <PageTitle
        align="center"
        title="Pay for the team, not the cards."
        lede="Four plans. Change or stop whenever you like."
      />
      <div className={billing} itemScope itemType="https://schema.org/SoftwareApplication">
        <meta itemProp="name" content="Cardinal" />
        <meta itemProp="applicationCategory" content="BusinessApplication" />
        <meta itemProp="operatingSystem" content="Any with a current web browser" />
        <fieldset className={toggle} aria-label="Billing">
          <label className={billingChoice}>
            <input type="radio" name="billing" value="monthly" defaultChecked className={input} />
            Monthly
          </label>
          <label className={billingChoice}>
            <input type="radio" name="billing" value="yearly" className={input} />
            Yearly <Badge tone="success">{advertisedSaving}</Badge>
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
            <span>
              Limits and features describe the plans. The software does not enforce them: everyone
              on this installation can use everything it has. ‘{advertisedSaving}’ is the saving of
              Business to the nearest ten percent; Basic saves more. Each card states it in rupees.
            </span>
          </p>
        </div>
        <Contact>
          {(address) => <p className={contact}>Questions about a plan? Write to {address}.</p>}
        </Contact>
      </div>
      <Section title="Compare plans" ground="surface">
        <Comparison />
      </Section>
    </PublicLayout>
  );
}
