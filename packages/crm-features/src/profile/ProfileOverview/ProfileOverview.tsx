import type { User } from '@cardinal/contract';
import { Avatar, Badge, DescriptionItem, DescriptionList } from '@cardinal/ui';
import {
  overview,
  person,
  personName,
  personRole,
  personWords,
  sectionBody,
} from '../Profile.css.ts';
import { profileMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

export interface ProfileOverviewProps {
  /** The signed-in user. */
  user: User;
}

/** Who is signed in: initials, name and role, and the facts that the user can't change here. */
export function ProfileOverview({ user }: ProfileOverviewProps) {
  const { overview: texts } = useTexts(profileMessages);
  const roles = useTexts(roleMessages);
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <section className={overview} aria-label={texts.label}>
      <div className={person}>
        <Avatar name={name} size="lg" tone="accent" />
        <div className={personWords}>
          <p className={personName} dir="auto">
            {name}
          </p>
          <span className={personRole}>{texts.roles[user.role]}</span>
        </div>
      </div>
      <div className={sectionBody}>
        <DescriptionList layout="beside">
          <DescriptionItem label={texts.email}>
            {user.email}{' '}
            {!user.email_verified && <Badge tone="warning">{texts.notConfirmed}</Badge>}
          </DescriptionItem>
          <DescriptionItem label={texts.company}>
            {/* A company whose name is not known yet is one nevertheless. */}
            {user.company_name ?? (user.company_id === null ? texts.noCompany : '')}
          </DescriptionItem>
          <DescriptionItem label={texts.role}>{roles[user.role]}</DescriptionItem>
        </DescriptionList>
      </div>
    </section>
  );
}
