import type { TextsOf } from '@cardinal/contract/messages';
import type { DuplicateAction, Import, ImportRow } from '@cardinal/contract';
import { Button, Checkbox, Heading, Icon, Table, Text } from '@cardinal/ui';
import { CircleAlert, CircleCheck, CircleHelp, Copy, Undo2, type LucideIcon } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { Formats } from '../../formats.ts';
import { importMessages } from '../../texts.ts';
import {
  figure,
  figures,
  foot,
  footActions,
  head,
  notice,
  noticeIcon,
  section,
  strong,
} from '../ImportPanel.css.ts';
import { attendeeColumns } from './attendeeColumns.tsx';
import { previewColumns } from './previewColumns.tsx';
import { useTexts, WithTags } from '../../../language/index.ts';

/** Rows that are added with each press. */
const step = 25;

export interface PreviewSectionProps {
  shown: Import;
  formats: Formats;
  /** Whether the rows are being analysed again. */
  isChecking: boolean;
  onRowActionChange: (row: number, action: DuplicateAction | null) => void;
  /** Opens a lead that a row duplicates; there is no link without it. */
  onOpenLead?: (id: string) => void;
}

function Figure({ icon, text }: { icon: LucideIcon; text: string }) {
  return (
    <li className={figure}>
      <Icon icon={icon} />
      <span>
        <WithTags text={text} tags={{ count: <span className={strong} /> }} />
      </span>
    </li>
  );
}

/** How many rows can be imported, and how many have errors. */
function Figures({ shown }: { shown: Import }) {
  const { preview: texts, attendees: list } = useTexts(importMessages);
  const { valid, duplicates, ambiguous, invalid } = shown.counts;
  return (
    <ul className={figures}>
      {shown.event_id === null ? (
        <>
          <Figure icon={CircleCheck} text={texts.ready({ count: valid })} />
          <Figure icon={Copy} text={texts.duplicates({ count: duplicates })} />
        </>
      ) : (
        <>
          <Figure icon={CircleCheck} text={list.ready({ count: duplicates - ambiguous })} />
          <Figure icon={CircleHelp} text={list.ambiguous({ count: ambiguous })} />
        </>
      )}
      <Figure icon={CircleAlert} text={texts.errors({ count: invalid })} />
    </ul>
  );
}

/** How many of the file's rows are shown. */
const rangeOf = (
  rows: number,
  { counts, event_id: eventId }: Import,
  texts: TextsOf<typeof importMessages>['preview'],
) =>
  texts.range({
    shown: rows,
    all: eventId === null ? counts.total : counts.duplicates,
  });

const keyOf = ({ row }: ImportRow) => String(row);

/** The first rows of the file as they will be imported, with what is wrong with them. */
export function PreviewSection({ shown, formats, isChecking, ...props }: PreviewSectionProps) {
  const importTexts = useTexts(importMessages);
  const { preview: texts, attendees: attendeeTexts } = importTexts;
  const { onRowActionChange, onOpenLead } = props;
  const titleId = useId();
  const [onlyProblems, setOnlyProblems] = useState(false);
  const [most, setMost] = useState(step);
  const { duplicates, rows: first, problem_rows: problems } = shown;
  const isAttendeeList = shown.event_id !== null;
  const columns = useMemo(() => {
    const make = isAttendeeList ? attendeeColumns : previewColumns;
    return make({ fileAction: duplicates, formats, onRowActionChange, onOpenLead }, importTexts);
  }, [isAttendeeList, duplicates, formats, onRowActionChange, onOpenLead, importTexts]);
  const all = onlyProblems ? problems : first;
  const rows = all.slice(0, most);

  return (
    <section aria-labelledby={titleId} className={section}>
      <div className={head}>
        <Heading level={2} size="md" id={titleId}>
          {isAttendeeList ? attendeeTexts.preview : texts.title}
        </Heading>
        <Figures shown={shown} />
      </div>
      <Table
        label={texts.label}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowName={keyOf}
        isRefreshing={isChecking}
        cardsBelow="md"
        emptyState={
          <Text tone="muted">
            {isAttendeeList && !onlyProblems ? attendeeTexts.nobody : texts.noProblems}
          </Text>
        }
      />
      <div className={foot}>
        <Text size="xs" tone="subtle">
          {onlyProblems
            ? texts.problemRange({ shown: rows.length })
            : rangeOf(rows.length, shown, texts)}
        </Text>
        <div className={footActions}>
          <Checkbox
            isSelected={onlyProblems}
            onChange={(isOn) => {
              setOnlyProblems(isOn);
              setMost(step);
            }}
          >
            {texts.onlyProblems}
          </Checkbox>
          {rows.length < all.length && (
            <Button size="sm" onPress={() => setMost(most + step)}>
              {texts.more}
            </Button>
          )}
        </div>
      </div>
      <p className={notice}>
        <Icon icon={Undo2} className={noticeIcon} />
        {(isAttendeeList ? attendeeTexts : texts).notice({ until: formats.date(shown.expires_at) })}
      </p>
    </section>
  );
}
