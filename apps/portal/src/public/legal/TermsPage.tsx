import { publicPaths } from '@cardinal/contract/paths';
import { useTexts } from '@cardinal/crm-features/language';
import { termsMessages } from '@cardinal/crm-features/terms';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { privacyMessages } from './privacyTexts.ts';
import { idOf, Prose, ProseSection } from './Prose.tsx';
import { paragraph as paragraphClass } from './Prose.css.ts';

/** The terms, from the same source as the dialog that users accept. */
export function TermsPage() {
  const { terms: texts } = useTexts(privacyMessages);
  const sections = Object.entries(useTexts(termsMessages)).map(([name, { title, paragraphs }]) => ({
    // The URL of a section is the same in every language.
    id: idOf(termsMessages.english[name as keyof typeof termsMessages.english].title),
    title,
    paragraphs,
  }));
  return (
    <PublicLayout path={publicPaths.terms}>
      <PageTitle title={texts.title} lede={texts.lede} />
      <Prose entries={sections}>
        {sections.map(({ id, title, paragraphs }) => (
          <ProseSection key={id} id={id} title={title}>
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
