import type { User } from '@cardinal/contract';
import { Banner, Link, toasts } from '@cardinal/ui';
import { useSession } from '../../client/CrmContext.ts';
import { isWaiting } from '../membership.ts';
import { membershipNews } from '../membershipNews.ts';
import { membershipTexts } from '../membershipTexts.ts';
import { useUserUpdates } from '../useUserUpdates.ts';

const { waiting: texts } = membershipTexts;

export interface MembershipNoticeViewProps {
  /** URL of the screen about the approval. */
  waitingHref: string;
}

/** Banner for users who are waiting for a company's approval. */
export function MembershipNoticeView({ waitingHref }: MembershipNoticeViewProps) {
  return (
    <Banner
      tone="neutral"
      aria-label={texts.title}
      title={texts.title}
      action={<Link href={waitingHref}>{texts.action}</Link>}
    >
      {texts.text}
    </Banner>
  );
}

function report(before: User, now: User) {
  const news = membershipNews(before, now);
  if (news) toasts.show({ ...news, tone: 'info' });
}

/** Shows the banner while the user waits, and reports changes of role and company as they happen. */
export function MembershipNotice(props: MembershipNoticeViewProps) {
  const user = useSession()?.user;
  useUserUpdates({ onChanged: report });
  return user && isWaiting(user) ? <MembershipNoticeView {...props} /> : null;
}
