import { Banner, Link, toasts } from '@cardinal/ui';
import { useSession } from '../../client/CrmContext.ts';
import { isWaiting } from '../membership.ts';
import { membershipNews } from '../membershipNews.ts';
import { membershipMessages } from '../membershipTexts.ts';
import { useUserUpdates } from '../useUserUpdates.ts';
import { useTexts } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

export interface MembershipNoticeViewProps {
  /** URL of the screen about the approval. */
  waitingHref: string;
}

/** Banner for users who are waiting for a company's approval. */
export function MembershipNoticeView({ waitingHref }: MembershipNoticeViewProps) {
  const { waiting: texts } = useTexts(membershipMessages);
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

/** Shows the banner while the user waits, and reports changes of role and company as they happen. */
export function MembershipNotice(props: MembershipNoticeViewProps) {
  const membershipTexts = useTexts(membershipMessages);
  const roles = useTexts(roleMessages);
  const user = useSession()?.user;
  useUserUpdates({
    onChanged: (before, now) => {
      const news = membershipNews(before, now, membershipTexts, roles);
      if (news) toasts.show({ ...news, tone: 'info' });
    },
  });
  return user && isWaiting(user) ? <MembershipNoticeView {...props} /> : null;
}
