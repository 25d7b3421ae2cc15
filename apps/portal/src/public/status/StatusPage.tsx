import {
  serviceNames,
  serviceStates,
  type ServiceId,
  type ServiceState,
} from '@cardinal/contract/labels';
import { publicPaths } from '@cardinal/contract/paths';
import { Badge, Icon } from '@cardinal/ui';
import { type LucideIcon, CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { Fragment } from 'react';
import { PublicLayout } from '../layout/PublicLayout.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Section } from '../parts/Section.tsx';
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
  lines as linesClass,
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
import { measurements, sampleIncidents, sampleUptime, stateWords } from './statusTexts.ts';

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

const icons: Readonly<Record<ServiceState, LucideIcon>> = {
  operational: CircleCheck,
  degraded: CircleAlert,
  down: CircleX,
};

/** The texts of every state, of which the style sheet shows those of the current one. */
function State({ of }: { of: 'part' | 'whole' }) {
  return serviceStates.map((state) => (
    <span key={state} className={`${states[state]} ${of === 'whole' ? whole : ''}`}>
      <Icon icon={icons[state]} size={of === 'whole' ? 24 : 16} />
      {stateWords[state][of]}
    </span>
  ));
}

function Services({ stateOf }: Pick<ShownHealth, 'stateOf'>) {
  // The keys of an object literal.
  const ids = Object.keys(serviceNames) as ServiceId[];
  return (
    <table className={table} aria-label="Parts of this server">
      <thead>
        <tr>
          <th scope="col" className={headCell}>
            Part
          </th>
          <th scope="col" className={headCell}>
            Now
          </th>
          <th scope="col" className={headCell}>
            90 days
          </th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <tr key={id} className={row}>
            <th scope="row" className={nameClass}>
              {serviceNames[id]}
              <span className={what}>{measurements[id]}</span>
            </th>
            <td className={`${cell} ${part}`} data-part={id} data-state={stateOf(id)}>
              <State of="part" />
            </td>
            <td className={cell}>
              {sampleUptime[id]}{' '}
              <span className={sample}>
                <Badge>Sample</Badge>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function Incidents() {
  return (
    <div className={incidents}>
      {sampleIncidents.map(({ title, date, lines }) => (
        <article key={title}>
          <div className={incidentHead}>
            <h3 className={incidentTitle}>{title}</h3>
            <Badge tone="success">Resolved</Badge>
            <Badge>Sample</Badge>
          </div>
          <time dateTime={date} className={checked}>
            {longDate.format(new Date(date))}
          </time>
          <dl className={linesClass}>
            {lines.map(([at, text]) => (
              <Fragment key={at}>
                <dt className={timeClass}>{at}</dt>
                <dd className={line}>{text}</dd>
              </Fragment>
            ))}
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
  return (
    <PublicLayout path={publicPaths.status}>
      <PageTitle
        title="Status"
        lede="The health of this server, measured at the moment you opened this page."
      />
      <div className={bannerRow}>
        <div className={`${banner} ${part}`} data-part="overall" data-state={overall} role="status">
          <State of="whole" />
          <p className={checked}>
            Measured{' '}
            <time dateTime={checkedAt} data-checked>
              {checkedText}
            </time>
            , running since{' '}
            <time dateTime={upSince} data-up-since>
              {upSinceText}
            </time>
          </p>
        </div>
      </div>
      <Section
        title="Parts"
        ground="surface"
        lede="The state is measured now. The figures for 90 days are samples: this server keeps no history of its health."
      >
        <Services stateOf={stateOf} />
      </Section>
      <Section
        title="Past incidents"
        lede="Two samples of what a report looks like. Neither happened here."
      >
        <Incidents />
      </Section>
    </PublicLayout>
  );
}
