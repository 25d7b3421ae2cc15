import { lengths } from '@cardinal/contract/limits';
import { Button, Form, TextArea, toasts } from '@cardinal/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { errorDetail, refreshActivities, useApi } from '../../client/index.ts';
import { foundErrors } from '../../forms/fieldErrors.ts';
import { useAttempt, useForm, useKept } from '../../forms/index.ts';
import { detailMessages } from '../detailTexts.ts';
import { submit } from './LeadActivity.css.ts';
import { useTexts } from '../../language/index.ts';

export interface NoteFormProps {
  leadId: string;
  /** Ref of the field. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Adds a dated note to the history of a lead; what was typed is kept until it is saved. */
export function NoteForm({ leadId, inputRef }: NoteFormProps) {
  const texts = useTexts(detailMessages).activity.note;
  const api = useApi();
  const queryClient = useQueryClient();
  const attempt = useAttempt('note', leadId);
  const form = useForm({
    initial: { text: '' },
    kept: useKept('note', leadId),
    check: ({ text }) =>
      foundErrors({
        text: text.length > lengths.notes && texts.tooLong({ max: lengths.notes }),
      }),
    save: async ({ text }) => {
      const body = { type: 'note' as const, text: text.trim() };
      const idempotencyKey = attempt.keyOf(body);
      await api.post('/api/leads/{id}/activities', {
        params: { id: leadId },
        body,
        idempotencyKey,
      });
      attempt.end(idempotencyKey);
    },
    onSaved: () => {
      toasts.show({ title: texts.added, tone: 'success' });
      void refreshActivities(queryClient, leadId);
    },
    onFailed: (error) =>
      toasts.show({ title: texts.failed, description: errorDetail(error), tone: 'danger' }),
  });
  const isEmpty = form.values.text.trim() === '';
  return (
    <Form {...form.props} onSubmit={() => !isEmpty && form.submit()}>
      <TextArea
        label={texts.label}
        rows={2}
        inputRef={inputRef}
        {...form.field('text')}
        errorMessage={form.errors['text']}
      />
      {!isEmpty && (
        <Button size="sm" type="submit" isBusy={form.isSaving} className={submit}>
          {texts.add}
        </Button>
      )}
    </Form>
  );
}
