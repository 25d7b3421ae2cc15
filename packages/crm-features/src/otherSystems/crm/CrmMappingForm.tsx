import type { TextsOf } from '@cardinal/contract/messages';
import type { CrmMapping, CrmProperty } from '@cardinal/contract';
import { crmFieldNames, crmNote, type CrmField } from '@cardinal/contract/labels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Heading, InlineAlert, Select, Spinner, Text, toasts } from '@cardinal/ui';
import { useApi } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { useForm } from '../../forms/index.ts';
import { bar, fields, part } from './HubSpot.css.ts';
import { propertiesQuery, refreshCrm } from './crmQueries.ts';
import { crmMessages } from './texts.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

/** The item of a field that is not sent: items need an id. */
const none = '-';

/** The fields that are written where another one is. */
function doubled(
  mapping: CrmMapping,
  texts: TextsOf<typeof crmMessages>['mapping'],
): Record<string, string> {
  const seen = new Set<string>();
  const errors: Record<string, string> = {};
  for (const field of crmFieldNames) {
    const property = mapping[field];
    if (property !== '' && seen.has(property)) errors[field] = texts.twice;
    seen.add(property);
  }
  return errors;
}

interface FieldsProps {
  mapping: CrmMapping;
  properties: readonly CrmProperty[];
  confirmed: Confirmed;
}

function Fields({ mapping, properties, confirmed }: FieldsProps) {
  const { mapping: texts, answers } = useTexts(crmMessages);
  const { fields: names } = useTexts(labelMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const form = useForm({
    initial: mapping,
    check: (values) => doubled(values, texts),
    save: (values) => confirmed(() => api.put('/api/crm/mapping', { body: { mapping: values } })),
    onSaved: async () => {
      toasts.show({ title: texts.saved, tone: 'success' });
      await refreshCrm(queryClient);
    },
    onFailed: (error) =>
      toasts.show({ title: texts.notSaved, description: errorDetail(error), tone: 'danger' }),
  });
  const labels = new Map(properties.map(({ name, label }) => [name, label]));
  const itemsFor = (field: CrmField, chosen: string) => [
    { id: none, label: texts.none },
    ...(field === 'answers' ? [{ id: crmNote, label: texts.note }] : []),
    // One that HubSpot no longer has stays until another is chosen.
    ...(chosen === '' || chosen === crmNote || labels.has(chosen)
      ? []
      : [{ id: chosen, label: chosen }]),
    ...properties
      .filter(({ name }) => name !== 'email')
      .map(({ name, label }) => ({ id: name, label })),
  ];
  return (
    <Form {...form.props}>
      <div className={fields}>
        {crmFieldNames.map((field) => (
          <Select
            key={field}
            label={field === 'answers' ? answers : names[field]}
            items={itemsFor(field, form.values[field])}
            selectedKey={form.values[field] === '' ? none : form.values[field]}
            onSelectionChange={(key) => form.set({ [field]: key === none ? '' : String(key) })}
            errorMessage={form.errors[field]}
          />
        ))}
      </div>
      <div className={bar}>
        <Button type="submit" isBusy={form.isSaving} isDisabled={!form.isDirty}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}

/** Chooses the property of HubSpot that each field is written to. */
export function CrmMappingForm({ mapping, confirmed }: Omit<FieldsProps, 'properties'>) {
  const { mapping: texts } = useTexts(crmMessages);
  const properties = useQuery(propertiesQuery(useApi()));
  return (
    <section className={part} aria-label={texts.title}>
      <div>
        <Heading level={2} size="md">
          {texts.title}
        </Heading>
        <Text as="p" tone="muted">
          {texts.description}
        </Text>
      </div>
      {properties.data ? (
        <Fields
          key={JSON.stringify(mapping)}
          mapping={mapping}
          properties={properties.data}
          confirmed={confirmed}
        />
      ) : properties.error ? (
        <InlineAlert
          tone="danger"
          title={texts.failed}
          onRetry={() => void properties.refetch()}
          isRetrying={properties.isFetching}
        >
          {errorDetail(properties.error)}
        </InlineAlert>
      ) : (
        <Spinner label={texts.loading} />
      )}
    </section>
  );
}
