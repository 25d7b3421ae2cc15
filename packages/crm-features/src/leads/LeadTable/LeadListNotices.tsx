import { limits } from '@cardinal/contract/limits';
import { announce, Button, InlineAlert, Stack } from '@cardinal/ui';
import { ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { formatTimeOf, type DateContext } from '../../format/index.ts';
import { AsOf, RefreshNotice } from '../../lists/index.ts';
import { listMessages } from '../../lists/texts.ts';
import { changeLeadList, type LeadListState } from '../leadListState.ts';
import { leadMessages } from '../texts.ts';
import { news as newsClass, newsButton, notices } from './LeadTable.css.ts';
import type { LeadListContent } from './leadTableViewProps.ts';
import { useTexts } from '../../language/index.ts';

export interface LeadListNoticesProps {
  state: LeadListState;
  onStateChange: (next: LeadListState) => void;
  content: LeadListContent;
  dates: DateContext;
  /** A further notice, which comes first. */
  children?: ReactNode;
}

/** The notices above the rows: undo, deleted leads, a failed refresh, waiting leads. */
export function LeadListNotices({
  state,
  onStateChange,
  content,
  dates,
  children,
}: LeadListNoticesProps) {
  const leadTexts = useTexts(leadMessages);
  const listTexts = useTexts(listMessages);
  const { deleted } = leadTexts;
  const { refreshFailure, waiting, asOf } = content.kind === 'leads' ? content : {};
  const news = waiting && leadTexts.news({ count: waiting.count });
  useEffect(() => {
    if (news !== undefined) announce(news, 'polite');
  }, [news]);
  const hasNotice = Boolean(children) || state.deleted || refreshFailure !== undefined;
  return (
    <>
      {hasNotice && (
        <Stack gap={2} className={notices}>
          {children}
          {state.deleted && (
            <InlineAlert
              tone="neutral"
              icon={Trash2}
              title={deleted.title}
              action={
                <Button
                  size="sm"
                  onPress={() => onStateChange(changeLeadList(state, { deleted: false }))}
                >
                  {deleted.back}
                </Button>
              }
            >
              {deleted.description({ days: limits.deletedDays })}
            </InlineAlert>
          )}
          {refreshFailure && (
            <RefreshNotice
              title={
                asOf === undefined ? undefined : listTexts.asOf({ time: formatTimeOf(asOf, dates) })
              }
              failure={refreshFailure}
            />
          )}
        </Stack>
      )}
      {asOf !== undefined && !refreshFailure && <AsOf isFloating at={asOf} dates={dates} />}
      {waiting && news !== undefined && (
        <div className={newsClass}>
          <Button size="sm" icon={ArrowUp} className={newsButton} onPress={waiting.show}>
            {news}
          </Button>
        </div>
      )}
    </>
  );
}
