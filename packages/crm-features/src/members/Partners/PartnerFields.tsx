import type { Event, PartnerScope } from '@cardinal/contract';
import { partnerScopes } from '@cardinal/contract/labels';
import { lengths, limits } from '@cardinal/contract/limits';
import {
  Checkbox,
  DateTimeField,
  FieldRow,
  NumberField,
  Select,
  TextArea,
  TextField,
} from '@cardinal/ui';
import { partnerMessages } from '../partnerTexts.ts';
import { CheckboxSet } from '../../forms/CheckboxSet.tsx';
import type { FormState } from '../../forms/index.ts';
import type { PartnerDraft } from './partnerDraft.ts';
import { useTexts } from '../../language/index.ts';

/** Option for no event; no event has this id. */
const noEvent = 'none';

export interface PartnerFieldsProps {
  form: FormState<PartnerDraft>;
  /** Events to choose from. */
  events: readonly Pick<Event, 'id' | 'name'>[];
}

/** The scopes with one added or removed, in their order. */
const withScope = (
  { scopes }: PartnerDraft,
  changed: PartnerScope,
  isSelected: boolean,
): PartnerScope[] =>
  partnerScopes.filter((scope) => (scope === changed ? isSelected : scopes.includes(scope)));

/** The fields of a partner key. */
export function PartnerFields({ form, events }: PartnerFieldsProps) {
  const partnerTexts = useTexts(partnerMessages);
  const texts = partnerTexts.form;
  const { values: draft, set: onChange, errors } = form;
  const eventItems = [
    { id: noEvent, label: texts.anyEvent },
    ...events.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <>
      <TextField
        label={texts.name}
        description={texts.nameHelp}
        isRequired
        autoFocus
        maxLength={lengths.partnerName}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        errorMessage={errors.name}
      />
      <TextArea
        label={texts.origins}
        description={texts.originsHelp}
        isRequired
        rows={3}
        dir="ltr"
        spellCheck="false"
        value={draft.origins}
        onChange={(origins) => onChange({ origins })}
        errorMessage={errors.origins}
      />
      <CheckboxSet label={texts.scopes}>
        {partnerScopes.map((scope, index) => (
          <Checkbox
            key={scope}
            isSelected={draft.scopes.includes(scope)}
            onChange={(isSelected) => onChange({ scopes: withScope(draft, scope, isSelected) })}
            description={partnerTexts.scopeHints[scope]}
            isInvalid={index === 0 && errors.scopes !== undefined}
            errorMessage={index === 0 ? errors.scopes : undefined}
          >
            {partnerTexts.scopes[scope]}
          </Checkbox>
        ))}
      </CheckboxSet>
      <Select
        label={texts.event}
        description={texts.eventHelp}
        items={eventItems}
        selectedKey={draft.event_id ?? noEvent}
        onSelectionChange={(id) => onChange({ event_id: id === noEvent ? null : id })}
        errorMessage={errors.event_id}
      />
      <FieldRow>
        <NumberField
          label={texts.daily}
          description={texts.dailyHelp}
          isRequired
          minValue={limits.partnerCaptures.min}
          maxValue={limits.partnerCaptures.max}
          value={draft.daily_captures}
          onChange={(daily_captures) => onChange({ daily_captures })}
          errorMessage={errors.daily_captures}
        />
        <DateTimeField
          label={texts.expires}
          description={texts.expiresHelp}
          value={draft.expires_at}
          onChange={(expires_at) => onChange({ expires_at })}
          errorMessage={errors.expires_at}
        />
      </FieldRow>
    </>
  );
}
