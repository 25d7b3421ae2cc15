import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { Prop } from 'virtual:component-props';
import { Scroller } from './Scroller.tsx';
import { Words } from './Words.tsx';
import { facts } from './docs.css.ts';

/** What a component reports: its own props that are called, from their comments. */
export function Events({ props }: { props: readonly Prop[] }) {
  const events = props.filter(({ name, isOwn }) => isOwn && /^on[A-Z]/.test(name));
  if (events.length === 0) return null;
  return (
    <>
      <Heading>Events</Heading>
      <Unstyled>
        <Scroller label="Events">
          <table className={facts}>
            <thead>
              <tr>
                <th scope="col">Event</th>
                <th scope="col">When it is called</th>
                <th scope="col">Type</th>
              </tr>
            </thead>
            <tbody>
              {events.map(({ name, about, type }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    <Words>{about}</Words>
                  </td>
                  <td>
                    <code>{type}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      </Unstyled>
    </>
  );
}
