import { serviceStates, type ServiceId, type ServiceState } from '@cardinal/contract/labels';
import { siteLocales } from '@cardinal/contract/messages';
import { publicPaths } from '@cardinal/contract/paths';
import { useTexts, WithTags } from '@cardinal/crm-features/language';
import { Badge, Icon } from '@cardinal/ui';
import { type LucideIcon, CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
import { useSiteLanguage } from '../parts/site.ts';
import {
  banner,
  bannerRow,
  cell,
  checked,
  headCell,
  incidentHead,
  incidents,
  incidentTitle,
  line,
  lines,
  name as nameClass,
  part,
  row,
  sample,
  states,
  table,
  time as timeClass,
  what,
  whole,
} from './Status.css.ts';
import { statusMessages } from './statusTexts.ts';

/**
 * The health that the page shows. In the built page, these are placeholders that the server
 * replaces.
 */
export interface ShownHealth {
  overall: string;
  stateOf: (part: ServiceId) => string;
  checkedAt: string;
  checkedText: string;
  upSince: string;
  upSinceText: string;
}

/** An example of uptime over 90 days. Sample data: this server does not record it. */
const sampleUptime: Readonly<Record<ServiceId, number>> = {
  api: 0.9998,
  database: 0.9999,
  socket: 0.9995,
  mail: 0.9991,
  card_reader: 0.9993,
  ai: 0.999,
};

/** Examples of incident reports: their times in UTC. Sample data. */
const sampleIncidents = [
  { id: 'scans', date: '2026-10-14', begun: '09:20', ended: '09:45' },
  { id: 'mail', date: '2026-09-02', begun: '16:05', ended: '17:30' },
] as const;

const icons: Readonly<Record<ServiceState, LucideIcon>> = {
  operational: CircleCheck,
  degraded: CircleAlert,
  down: CircleX,
};

/** The texts of every state, of which the style sheet shows those of the current one. */
function State({ of }: { of: 'part' | 'whole' }) {
  const texts = useTexts(statusMessages);
  return serviceStates.map((state) => (
    <span key={state} className={`${states[state]} ${of === 'whole' ? whole : ''}`}>
      <Icon icon={icons[state]} size={of === 'whole' ? 24 : 16} />
      {texts.states[state][of]}
    </span>
  ));
}

function Services({ stateOf }: Pick<ShownHealth, 'stateOf'>) {
  const { parts: texts, names, measurements, sample: sampleText } = useTexts(statusMessages);
  const percent = new Intl.NumberFormat(siteLocales[useSiteLanguage()], {
    style: 'percent',
    minimumFractionDigits: 2,
  });
  // The keys of an object literal.
  const ids = Object.keys(sampleUptime) as ServiceId[];
  return (
    <table className={table} aria-label={texts.label}>
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            {texts.part}
          </th>
          <th scope="col" className={headCell}>
            {texts.now}
          </th>
          <th scope="col" className={headCell}>
            {texts.history}
          </th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <tr key={id} className={row}>
            <th scope="row" className={nameClass}>
              {names[id]}
              <span className={what}>{measurements[id]}</span>
            </th>
            <td className={`${cell} ${part}`} data-part={id} data-state={stateOf(id)}>
              <State of="part" />
            </td>
            <td className={cell}>
              {percent.format(sampleUptime[id])}{' '}
              <span className={sample}>
                <Badge>{sampleText}</Badge>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Incidents() {
  const { incidents: texts, sample: sampleText } = useTexts(statusMessages);
  const longDate = new Intl.DateTimeFormat(siteLocales[useSiteLanguage()], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className={incidents}>
      {sampleIncidents.map(({ id, date, begun, ended }) => (
        <article key={id}>
          <div className={incidentHead}>
            <h3 className={incidentTitle}>{texts[id].title}</h3>
            <Badge tone="success">{texts.resolved}</Badge>
            <Badge>{sampleText}</Badge>
          </div>
          <time dateTime={date} className={checked}>
            {longDate.format(new Date(date))}
          </time>
          <dl className={lines}>
            <dt className={timeClass}>{begun}</dt>
            <dd className={line}>{texts[id].begun}</dd>
            <dt className={timeClass}>{ended}</dt>
            <dd className={line}>{texts[id].ended}</dd>
          </dl>
        </article>
      ))}
    </div>
  );
}

export interface StatusPageProps {
  health: ShownHealth;
}

/** The current health of this server. Its past is not recorded, so the history is sample data. */
export function StatusPage({ health }: StatusPageProps) {
  const { overall, stateOf, checkedAt, checkedText, upSince, upSinceText } = health;
  const texts = useTexts(statusMessages);
  return (
    <PublicLayout path={publicPaths.status}>
      <PageTitle title={texts.title} lede={texts.lede} />
      <div className={bannerRow}>
        <div className={`${banner} ${part}`} data-part="overall" data-state={overall} role="status">
          <State of="whole" />
          <p className={checked}>
            <WithTags
              text={texts.measured({ checked: checkedText, since: upSinceText })}
              tags={{
                checked: <time dateTime={checkedAt} data-checked />,
                since: <time dateTime={upSince} data-up-since />,
              }}
            />
          </p>
        </div>
      </div>
      <Section title={texts.parts.title} ground="surface" lede={texts.parts.lede}>
        <Services stateOf={stateOf} />
      </Section>
      <Section title={texts.incidents.title} lede={texts.incidents.lede}>
        <Incidents />
      </Section>
    </PublicLayout>
  );
}
