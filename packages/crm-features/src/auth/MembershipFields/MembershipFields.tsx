import type { Company } from '@cardinal/contract';
import { roles, type ChosenRole } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { FieldRow, Select, TextField } from '@cardinal/ui';
import { companyChoices, type MembershipValues } from '../checks.ts';
import { authTexts } from '../texts.ts';

export interface MembershipFieldsProps {
  values: MembershipValues;
  /** Called with what changed. */
  onChange: (change: Partial<MembershipValues>) => void;
  /** Companies that can be joined; empty while they load or if loading failed. */
  companies: readonly Company[];
  /** Names of the roles. */
  roleLabels: Readonly<Record<ChosenRole, string>>;
  /** Shown until a role is chosen. */
  rolePlaceholder?: string;
  /**
   * Whether "No Company" is offered.
   * @default true
   */
  offersNone?: boolean;
  /** Whether the fields are side by side if there is room. @default true */
  isRow?: boolean;
}

const { fields, company: companyTexts } = authTexts;

function companyItems(companies: readonly Company[], offersNone: boolean) {
  return [
    ...(offersNone ? [{ id: companyChoices.none, label: companyTexts.none }] : []),
    ...companies.map(({ company_id: id, name }) => ({ id, label: name })),
    { id: companyChoices.create, label: companyTexts.create },
  ];
}

/** The choice of a role and of an existing or new company. */
export function MembershipFields({
  values,
  onChange,
  companies,
  roleLabels,
  rolePlaceholder,
  offersNone = true,
  isRow = true,
}: MembershipFieldsProps) {
  const selects = (
    <>
      <Select
        label={fields.role}
        name="role"
        size="lg"
        items={roles.map((id) => ({ id, label: roleLabels[id] }))}
        selectedKey={values.role}
        placeholder={rolePlaceholder}
        onSelectionChange={(role) => onChange({ role })}
      />
      <Select
        label={fields.company}
        name="company"
        size="lg"
        items={companyItems(companies, offersNone)}
        selectedKey={values.company}
        placeholder={companyTexts.placeholder}
        onSelectionChange={(company) => onChange({ company })}
      />
    </>
  );
  return (
    <>
      {isRow ? <FieldRow>{selects}</FieldRow> : selects}
      {values.company === companyChoices.create && (
        <TextField
          name="company_name"
          size="lg"
          label={fields.companyName}
          description={fields.companyNameHint}
          autoComplete="organization"
          maxLength={lengths.company}
          value={values.company_name}
          onChange={(company_name) => onChange({ company_name })}
        />
      )}
    </>
  );
}
