import type { Lead, LikelyDuplicate } from '@cardinal/contract';
import { leadFieldNames } from '@cardinal/contract/labels';
import { Badge, Button, Dialog, Select, Text, VisuallyHidden } from '@cardinal/ui';
import { useState } from 'react';
import { isSameText, formatFullDate, leadName, fieldValue } from '../../format/index.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { detailMessages } from '../detailTexts.ts';
import {
  cell,
  column,
  columnOfTerms,
  comparison,
  row as rowClass,
  table,
  term,
} from './LeadDuplicates.css.ts';

export interface CompareLeadsProps {
  lead: Lead;
  /** Leads that may be the same person; at least one. */
  duplicates: readonly LikelyDuplicate[];
  locale: string;
  /** Opens the other lead. */
  onOpenLead: (id: string) => void;
  /** Starts merging the two; without it, there is no button. */
  onMerge?: (lead: Lead, other: Lead) => void;
  onClose: () => void;
}

interface RowProps {
  label: string;
  mine: string;
  theirs: string;
}

function Row({ label, mine, theirs }: RowProps) {
  const detailTexts = useTexts(detailMessages);
  const texts = detailTexts.duplicates;
  const differs = !isSameText(mine, theirs);
  return (
    <tr className={rowClass({ differs })}>
      <th scope="row" className={term}>
        {label}
        {differs && <VisuallyHidden> ({texts.differs})</VisuallyHidden>}
      </th>
      {[mine, theirs].map((value, index) => (
        // Two cells whose order never changes.
        // oxlint-disable-next-line react/no-array-index-key -- only the position distinguishes them
        <td key={index} className={cell}>
          {value || <Text tone="subtle">{detailTexts.contact.none}</Text>}
        </td>
      ))}
    </tr>
  );
}

/** A lead and one that may be the same person, side by side. */
export function CompareLeads({ lead, duplicates, locale, ...on }: CompareLeadsProps) {
  const texts = useTexts(detailMessages).duplicates;
  const labels = useTexts(labelMessages);
  const [otherId, setOtherId] = useState(duplicates[0]?.lead.id);
  const found = duplicates.find((duplicate) => duplicate.lead.id === otherId) ?? duplicates[0];
  if (!found) return null;
  const other = found.lead;
  const compared = leadFieldNames.filter((field) => lead[field] !== '' || other[field] !== '');
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && on.onClose()}
      title={texts.title}
      titleEnd={<Badge tone="warning">{texts.reasons[found.reason]}</Badge>}
      footer={
        <>
          <Button onPress={() => on.onOpenLead(other.id)}>{texts.open}</Button>
          {on.onMerge && (
            <Button variant="primary" onPress={() => on.onMerge?.(lead, other)}>
              {texts.merge}
            </Button>
          )}
        </>
      }
    >
      <div className={comparison}>
        {duplicates.length > 1 && (
          <Select
            label={texts.which}
            items={duplicates.map((duplicate) => ({
              id: duplicate.lead.id,
              label: leadName(duplicate.lead),
              description: texts.reasons[duplicate.reason],
            }))}
            selectedKey={other.id}
            onSelectionChange={setOtherId}
          />
        )}
        <table className={table}>
          <thead>
            <tr>
              <th scope="col" className={columnOfTerms}>
                <VisuallyHidden>{texts.field}</VisuallyHidden>
              </th>
              <th scope="col" className={column}>
                {texts.thisLead}
              </th>
              <th scope="col" className={column}>
                {texts.otherLead}
              </th>
            </tr>
          </thead>
          <tbody>
            {compared.map((field) => (
              <Row
                key={field}
                label={labels.fields[field]}
                mine={fieldValue(field, lead[field], labels)}
                theirs={fieldValue(field, other[field], labels)}
              />
            ))}
            <Row
              label={texts.created}
              mine={formatFullDate(lead.created_at, locale)}
              theirs={formatFullDate(other.created_at, locale)}
            />
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
