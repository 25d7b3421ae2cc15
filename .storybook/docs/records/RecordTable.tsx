import { Unstyled } from '@storybook/addon-docs/blocks';
import { components } from 'virtual:component-props';
import { Badge } from '@cardinal/ui';
import { facts } from '../docs.css.ts';
import { Scroller } from '../Scroller.tsx';
import { nameOf, type ComponentStatus } from '../status.ts';
import { recordOf } from './record.ts';
import { Listened, maturityLabels, tones } from './RecordHeader.tsx';

function Row({ component }: { component: ComponentStatus }) {
  const { title, docsId, checked, keys } = component;
  const name = nameOf(title);
  const { maturity, since, size } = recordOf(name, components[name]?.entry);
  return (
    <tr>
      <th scope="row">
        <a href={`./?path=/docs/${docsId}`} target="_top">
          {name}
        </a>
      </th>
      <td>
        <Badge tone={tones[maturity]}>{maturityLabels[maturity]}</Badge>
      </td>
      <td>{since ?? '–'}</td>
      <td>{size ? `${size.size} kB` : '–'}</td>
      <td>{size ? `${size.limit} kB` : '–'}</td>
      <td>{checked}</td>
      <td>{keys || '–'}</td>
      <td>
        <Listened name={name} />
      </td>
    </tr>
  );
}

/** Maturity, size and checks of all components and widgets. */
export function RecordTable({ components: all }: { components: readonly ComponentStatus[] }) {
  return (
    <Unstyled>
      <Scroller label="Maturity and accessibility">
        <table className={facts}>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Maturity</th>
              <th scope="col">Since</th>
              <th scope="col">Size, gzipped</th>
              <th scope="col">At most</th>
              <th scope="col">Stories with axe</th>
              <th scope="col">Keys</th>
              <th scope="col">With a screen reader</th>
            </tr>
          </thead>
          <tbody>
            {all.map((component) => (
              <Row key={component.title} component={component} />
            ))}
          </tbody>
        </table>
      </Scroller>
    </Unstyled>
  );
}
