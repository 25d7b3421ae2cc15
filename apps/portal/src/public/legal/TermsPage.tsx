import { publicPaths } from '@cardinal/contract/paths';
import { termsSections } from '@cardinal/crm-features/terms';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { idOf, Prose, ProseSection } from './Prose.tsx';
import { paragraph as paragraphClass } from './Prose.css.ts';

/** The terms, from the same source as the dialog that users accept. */
export function TermsPage() {
  return (
    <PublicLayout path={publicPaths.terms}>
      <PageTitle
        title="Terms and Conditions"
        lede="The same five sections that you accept when you create an account."
      />
      <Prose entries={termsSections.map(({ title }) => ({ id: idOf(title), title }))}>
        {termsSections.map(({ title, paragraphs }) => (
          <ProseSection key={title} title={title}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={paragraphClass}>
                {paragraph}
              </p>
            ))}
          </ProseSection>
        ))}
      </Prose>
    </PublicLayout>
  );
}
