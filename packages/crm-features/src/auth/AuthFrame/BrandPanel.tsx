import { Avatar, StatusBadge, Text, ThemeProvider } from '@cardinal/ui';
import { authMessages } from '../texts.ts';
import {
  arrow,
  arrowHead,
  art,
  backCard,
  cardLine,
  cardName,
  cards,
  claim,
  content,
  fold,
  frontCard,
  lead,
  leadWords,
  lines,
  panel,
  paper,
} from './BrandPanel.css.ts';
import { useTexts } from '../../language/index.ts';

const sample = {
  name: 'Grace Mwangi',
  position: 'Regional Director',
  company: 'Savanna Tours Limited',
} as const;

/** A card with the mark's folded corner, and the arrow to the lead it becomes. */
function Cards() {
  return (
    <svg className={cards} viewBox="0 0 440 264" aria-hidden>
      <g transform="rotate(4 212 98)">
        <rect className={backCard} x="62" y="8" width="300" height="180" rx="14" />
      </g>
      <g transform="translate(9 11) rotate(-5 152 103)" className={frontCard}>
        <path
          className={paper}
          d="M0 12C0 2 10-2 17 4L42 24H290a14 14 0 0 1 14 14V192a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z"
        />
        <path className={fold} d="M0 12C0 2 10-2 17 4L118 84H14A14 14 0 0 1 0 70Z" />
        <text className={cardName} x="28" y="125">
          {sample.name}
        </text>
        <text className={cardLine} x="28" y="145">
          {sample.position}
        </text>
        <path className={lines} d="M30 164h88M30 178h108M30 192h130" />
      </g>
      <path className={arrow} d="M335 155c0 45 45 40 45 85" />
      <path className={arrowHead} d="m372 233 8 9 8-9" />
    </svg>
  );
}

/** A drawing of what the product does: a card becomes a lead. Always on a dark pine background. */
export function BrandPanel() {
  const authTexts = useTexts(authMessages);
  return (
    <aside className={panel}>
      <ThemeProvider target="self" scheme="light" contrast="normal">
        <div className={content}>
          <div className={art} aria-hidden>
            <Cards />
            <div className={lead}>
              <Avatar name={sample.name} />
              <div className={leadWords}>
                <Text as="div" weight="semibold" truncate>
                  {sample.name}
                </Text>
                <Text as="div" size="xs" tone="muted" truncate>
                  {sample.company}
                </Text>
              </div>
              <StatusBadge tone="hot">{authTexts.brand.status}</StatusBadge>
            </div>
          </div>
          <p className={claim}>
            {authTexts.brand.line1}
            <br />
            {authTexts.brand.line2}
          </p>
        </div>
      </ThemeProvider>
    </aside>
  );
}
