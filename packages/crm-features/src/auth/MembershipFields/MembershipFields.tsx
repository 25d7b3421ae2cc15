import type { TextsOf } from '@cardinal/contract/messages';
import { roles, type ChosenRole } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { FieldRow, Select, TextField } from '@cardinal/ui';
import { lazy, Suspense } from 'react';
import type { JoinableCompanies } from '../../client/queries/companiesQuery.ts';
import { companyChoices, needsRole, type MembershipValues } from '../membershipChecks.ts';
import { authMessages } from '../texts.ts';
import { searchMessages } from './searchTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface MembershipFieldsProps {
  values: MembershipValues;
  /** Called with what changed. */
  onChange: (change: Partial<MembershipValues>) => void;
  /** Companies that can be joined; undefined while they load or if loading failed. */
  companies: JoinableCompanies | undefined;
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

const noCompanies: JoinableCompanies = { companies: [], isWhole: true };

// Most servers have few companies, which the select lists.
const CompanySearch = lazy(async () => ({
  default: (await import('./CompanySearch.tsx')).CompanySearch,
}));

function companyItems(
  { companies, isWhole }: JoinableCompanies,
  offersNone: boolean,
  companyTexts: TextsOf<typeof authMessages>['company'],
  searchTexts: TextsOf<typeof searchMessages>,
) {
  return [
    ...(offersNone ? [{ id: companyChoices.none, label: companyTexts.none }] : []),
    ...companies.map(({ company_id: id, name }) => ({ id, label: name })),
    ...(isWhole ? [] : [{ id: companyChoices.search, label: searchTexts.choice }]),
    { id: companyChoices.create, label: companyTexts.create },
  ];
}

/** The choice of a role and of an existing or new company; a new one needs no role. */
export function MembershipFields({
  values,
  onChange,
  companies = noCompanies,
  roleLabels,
  rolePlaceholder,
  offersNone = true,
  isRow = true,
}: MembershipFieldsProps) {
  const searchTexts = useTexts(searchMessages);
  const { fields, company: companyTexts } = useTexts(authMessages);
  const { company } = values;
  const items = companyItems(companies, offersNone, companyTexts, searchTexts);
  // A company that was found by its name is none of the choices.
  const isSearching =
    company === companyChoices.search ||
    (company !== null && !items.some(({ id }) => id === company));
  const selects = (
    <>
      {needsRole(values) && (
        <Select
          label={fields.role}
          name="role"
          size="lg"
          items={roles.map((id) => ({ id, label: roleLabels[id] }))}
          selectedKey={values.role}
          placeholder={rolePlaceholder}
          onSelectionChange={(role) => onChange({ role })}
        />
      )}
      <Select
        label={fields.company}
        // While searching, errors belong to the field of the search.
        name={isSearching ? undefined : 'company'}
        size="lg"
        items={items}
        selectedKey={isSearching ? companyChoices.search : company}
        placeholder={companyTexts.placeholder}
        onSelectionChange={(chosen) => onChange({ company: chosen })}
      />
    </>
  );
  return (
    <>
      {isRow && needsRole(values) ? <FieldRow>{selects}</FieldRow> : selects}
      {isSearching && (
        <Suspense>
          <CompanySearch company={company} onChange={(found) => onChange({ company: found })} />
        </Suspense>
      )}
      {company === companyChoices.create && (
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
