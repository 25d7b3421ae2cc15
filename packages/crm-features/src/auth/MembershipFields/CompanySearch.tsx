import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ComboBox } from '@cardinal/ui';
import { useState } from 'react';
import { errorDetail, useApi } from '../../client/index.ts';
import { companySearchQuery } from '../../client/queries/companiesQuery.ts';
import { companyChoices } from '../membershipChecks.ts';
import { authMessages } from '../texts.ts';
import { searchMessages } from './searchTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface CompanySearchProps {
  /** Id of the company that was found; otherwise `companyChoices.search`. */
  company: string;
  /** Called with such a value. */
  onChange: (company: string) => void;
}

/** Finds a company by its name, if there are too many to list. */
export function CompanySearch({ company, onChange }: CompanySearchProps) {
  const texts = useTexts(searchMessages);
  const { fields } = useTexts(authMessages);
  const [q, search] = useState('');
  const found = useQuery({
    ...companySearchQuery(useApi(), q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <ComboBox
      name="company"
      label={fields.companyName}
      description={texts.help}
      items={(found.data ?? []).map(({ company_id: id, name }) => ({ id, label: name }))}
      selectedKey={company === companyChoices.search ? null : company}
      onSelectionChange={(id) => onChange(id ?? companyChoices.search)}
      onSearch={search}
      isLoading={found.isFetching}
      loadError={found.error ? errorDetail(found.error) : undefined}
      onRetry={() => void found.refetch()}
      emptyMessage={q === '' ? texts.help : texts.notFound}
    />
  );
}
