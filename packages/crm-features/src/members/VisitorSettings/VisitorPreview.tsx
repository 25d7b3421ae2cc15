import type { PartnerKey, VisitorForm } from '@cardinal/contract';
import { forVisitors } from '@cardinal/contract/answers';
import { useQuery } from '@tanstack/react-query';
import { Heading, Stack, Text } from '@cardinal/ui';
import { useId } from 'react';
import { useApi, useSession } from '../../client/index.ts';
import { eventQuestionsQuery } from '../../questions/questionQueries.ts';
import { InertVisitorForm } from '../../visitors/index.ts';
import { preview } from './VisitorSettings.css.ts';
import { keySettings, type VisitorSettings } from './visitorSettings.ts';
import { visitorSettingsMessages } from './visitorSettingsTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface VisitorPreviewProps {
  partner: PartnerKey;
  settings: VisitorSettings;
}

/** The questions of the key's event for visitors, as the form has them. */
function useVisitorQuestions({ event_id: eventId }: PartnerKey): VisitorForm['questions'] {
  const query = eventQuestionsQuery(useApi(), eventId ?? '');
  const { data } = useQuery({ ...query, enabled: eventId !== null });
  const questions = forVisitors(data?.questions ?? []);
  return data && questions.length > 0 ? { version: data.version, questions } : null;
}

/** The form of a key as visitors see it; it can be read, and does nothing. */
export function VisitorPreview({ partner, settings }: VisitorPreviewProps) {
  const texts = useTexts(visitorSettingsMessages);
  const titleId = useId();
  const company = useSession()?.user.company_name ?? '';
  const questions = useVisitorQuestions(partner);
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <div>
          <Heading level={3} size="sm" id={titleId}>
            {texts.preview}
          </Heading>
          <Text as="p" tone="muted">
            {texts.previewHelp}
          </Text>
        </div>
        <div className={preview}>
          <InertVisitorForm
            company={company}
            event={partner.event_name}
            settings={{ ...keySettings(settings), questions }}
          />
        </div>
      </Stack>
    </section>
  );
}
