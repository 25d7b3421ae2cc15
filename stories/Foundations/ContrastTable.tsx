import { Icon, Text, VisuallyHidden } from '@cardinal/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Scroller } from '../../.storybook/docs/Scroller.tsx';
import { lowestContrast, type ContrastPair } from '../../packages/ui/src/theme/contrastPairs.ts';
import { dot, figures, sample } from './Foundations.css.ts';

interface ContrastTableProps {
  /** The colours that have to contrast. */
  pairs: readonly ContrastPair[];
}

function Row({ pair }: { pair: ContrastPair }) {
  const { on, ratio } = lowestContrast(pair);
  const passes = ratio >= pair.needs;
  return (
    <tr>
      <th scope="row">
        <span aria-hidden className={sample} style={{ backgroundColor: pair.backgrounds[on] }}>
          <span className={dot} style={{ backgroundColor: pair.foreground }} />
        </span>
        {pair.name}
      </th>
      <td>{on}</td>
      <td>{pair.needs}</td>
      <td>
        <Text size="sm" weight="medium" tone={passes ? 'success' : 'danger'} numeric>
          {ratio.toFixed(2)}
        </Text>
      </td>
      <td>
        <Icon
          icon={passes ? CircleCheck : CircleAlert}
          label={passes ? 'passes' : 'fails'}
          size={16}
        />
      </td>
    </tr>
  );
}

/** The lowest contrast of each pair, its background, and whether it is sufficient. */
export function ContrastTable({ pairs }: ContrastTableProps) {
  return (
    <Scroller label="Contrast of each pair">
      <table className={figures}>
        <thead>
          <tr>
            <th scope="col">Foreground</th>
            <th scope="col">Lowest on</th>
            <th scope="col">Needs</th>
            <th scope="col">Has</th>
            <th scope="col">
              <VisuallyHidden>Result</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <Row key={pair.name} pair={pair} />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
