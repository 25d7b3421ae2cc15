import type { OwnCompany } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { Button, Form, Heading, RadioCards, Text, TextArea } from '@cardinal/ui';
import { useId } from 'react';
import type { FormState } from '../../forms/index.ts';
import { section } from '../members.css.ts';
import { memberMessages } from '../texts.ts';
import { voiceEnd, voiceForm } from './EmailVoice.css.ts';
import { useTexts } from '../../language/index.ts';
import { companyTones } from '@cardinal/contract/labels';

/** What a company says about itself in emails. */
export type EmailVoiceValues = Pick<OwnCompany, 'about' | 'tone'>;

/** Props of EmailVoiceView. */
export interface EmailVoiceViewProps {
  form: FormState<EmailVoiceValues>;
}

/** What the company sells, and how its emails address people. */
export function EmailVoiceView({ form }: EmailVoiceViewProps) {
  const { voice: texts } = useTexts(memberMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={section}>
      <div>
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        <Text as="p" tone="muted">
          {texts.hint}
        </Text>
      </div>
      <Form {...form.props} className={voiceForm}>
        <TextArea
          {...form.field('about')}
          label={texts.about}
          description={texts.aboutHint}
          rows={3}
          maxLength={lengths.about}
        />
        <RadioCards
          label={texts.tone}
          items={companyTones.map((id) => ({
            id,
            label: texts.tones[id].label,
            description: texts.tones[id].description,
          }))}
          selectedKey={form.values.tone}
          onSelectionChange={(tone) => form.set({ tone })}
        />
        <div className={voiceEnd}>
          <Button type="submit" variant="primary" isBusy={form.isSaving}>
            {texts.submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}
