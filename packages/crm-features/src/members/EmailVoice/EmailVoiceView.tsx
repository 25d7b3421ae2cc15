import type { OwnCompany } from '@cardinal/contract';
import { lengths } from '@cardinal/contract/limits';
import { Button, Form, Heading, RadioCards, Text, TextArea } from '@cardinal/ui';
import { useId } from 'react';
import type { FormState } from '../../forms/index.ts';
import { section } from '../members.css.ts';
import { memberTexts } from '../texts.ts';
import { voiceEnd, voiceForm } from './EmailVoice.css.ts';

const { voice: texts } = memberTexts;

/** What a company says about itself in emails. */
export type EmailVoiceValues = Pick<OwnCompany, 'about' | 'tone'>;

const tones = [
  { id: 'friendly', ...texts.tones.friendly },
  { id: 'formal', ...texts.tones.formal },
] as const;

/** Props of EmailVoiceView. */
export interface EmailVoiceViewProps {
  form: FormState<EmailVoiceValues>;
}

/** What the company sells, and how its emails address people. */
export function EmailVoiceView({ form }: EmailVoiceViewProps) {
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
          items={tones}
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
