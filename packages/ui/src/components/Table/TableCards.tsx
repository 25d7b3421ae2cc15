import { memo, useMemo, type ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { cardPlaces, type CardPlaces } from './cardPlaces.ts';
import { SelectBox } from './selection/SelectBox.tsx';
import {
  actions as actionsClass,
  aside,
  card,
  cards,
  checkbox as checkboxClass,
  below,
  detail,
  detailLabel,
  details as detailsClass,
  notes as notesClass,
  subtitle,
  title as titleClass,
  titleButton,
  titleSkeleton,
  words as wordsClass,
} from './TableCards.css.ts';
import type { RowProps } from './TableRow.tsx';
import { skeletonOf } from './TableSkeleton.tsx';
import type { TableColumn, TableProps } from './types.ts';
import type { Rows } from './useRows.ts';

interface CardFrameProps<T> {
  /** The place of each column. */
  places: CardPlaces<T>;
  /** The content of a column. */
  contentOf: (column: TableColumn<T>) => ReactNode;
  checkbox?: ReactNode;
  media?: ReactNode;
  title: ReactNode;
}

/** The parts of a card, for a row or for skeletons. */
function CardFrame<T>({ places, contentOf, checkbox, media, title }: CardFrameProps<T>) {
  const { subtitles, asides, details, notes, actions } = places;
  return (
    <>
      {checkbox}
      {media}
      <span className={wordsClass}>
        {title}
        {subtitles.map((column) => (
          <span key={column.id} className={subtitle}>
            {contentOf(column)}
          </span>
        ))}
      </span>
      {asides.length > 0 && (
        <span className={aside}>
          {asides.map((column) => (
            <Content key={column.id}>{contentOf(column)}</Content>
          ))}
        </span>
      )}
      {details.length > 0 && (
        <span className={detailsClass}>
          {details.map((column) => (
            <span key={column.id} className={detail}>
              <span className={detailLabel}>{column.header}</span>
              {contentOf(column)}
            </span>
          ))}
        </span>
      )}
      {notes.length > 0 && (
        <span className={notesClass}>
          {notes.map((column) => (
            <Content key={column.id}>{contentOf(column)}</Content>
          ))}
        </span>
      )}
      {actions.length > 0 && (
        <span className={actionsClass}>
          {actions.map((column) => (
            <Content key={column.id}>{contentOf(column)}</Content>
          ))}
        </span>
      )}
    </>
  );
}

/** Content without an element of its own. */
const Content = ({ children }: { children: ReactNode }) => children;

interface CardProps<T> extends Omit<RowProps<T>, 'columns'> {
  places: CardPlaces<T>;
  /** Whether the row can be opened, and the label of the button that opens it. */
  canOpen: boolean;
  openLabel: string | undefined;
  /** Content at the end of the card. */
  children: ReactNode;
}

function PlainCard<T>({
  row,
  id,
  selectLabel,
  places,
  isSelected,
  isNew,
  isTabStop,
  handlers,
  canOpen,
  openLabel,
  children,
}: CardProps<T>) {
  const { title } = places;
  const media = title?.media?.(row);
  const contentOf = (column: TableColumn<T>) => (column.cardCell ?? column.cell)(row);
  const words = title && contentOf(title);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same; this serves the keys that move through the cards
    <li
      data-row-key={id}
      data-selected={isSelected || undefined}
      data-new={isNew || undefined}
      tabIndex={isTabStop === undefined ? undefined : -1}
      className={card({
        hasMedia: media !== undefined,
        hasCheckbox: selectLabel !== undefined,
      })}
      onKeyDown={handlers.onKeyDown}
      onFocus={handlers.onFocus}
    >
      <CardFrame
        places={places}
        contentOf={contentOf}
        media={media}
        checkbox={
          selectLabel !== undefined && (
            <span className={checkboxClass}>
              <SelectBox
                aria-label={selectLabel}
                isSelected={isSelected}
                onToggle={(isRange) => handlers.onToggle(id, isRange)}
              />
            </span>
          )
        }
        title={
          canOpen ? (
            <button
              type="button"
              aria-label={openLabel}
              className={joinClassNames(titleClass, titleButton)}
              onClick={() => handlers.onOpen(id)}
            >
              {words}
            </button>
          ) : (
            <span className={titleClass}>{words}</span>
          )
        }
      />
      {children && <div className={below}>{children}</div>}
    </li>
  );
}

// memo() loses the type parameter.
const Card = memo(PlainCard) as typeof PlainCard;

/** The rows as cards, built from the same columns. */
export function TableCards<T extends object>({
  rows: { selection, tabStop, handlers },
  ...props
}: Omit<TableProps<T>, 'rows'> & { rows: Rows; items: readonly T[] }) {
  const { label, columns, items, rowKey, rowName, newKeys } = props;
  const { onRowAction, rowActionLabel, rowDetail } = props;
  const messages = useMessages();
  const places = useMemo(() => cardPlaces(columns), [columns]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari hears no list
    <ul role="list" aria-label={label} aria-busy={props.isRefreshing} className={cards}>
      {items.map((row) => {
        const id = rowKey(row);
        return (
          <Card
            key={id}
            row={row}
            id={id}
            selectLabel={selection && messages.selectRow(rowName(row))}
            places={places}
            isSelected={selection?.has(id) ?? false}
            isNew={newKeys?.has(id) ?? false}
            // Tab reaches the button inside.
            isTabStop={tabStop === undefined ? undefined : false}
            handlers={handlers}
            canOpen={onRowAction !== undefined}
            openLabel={rowActionLabel?.(row)}
          >
            {rowDetail?.key === id ? rowDetail.content : null}
          </Card>
        );
      })}
    </ul>
  );
}

/** Skeleton cards, shown while the rows load. */
export function CardsSkeleton<T>({
  columns,
  count,
  hasCheckboxes,
}: {
  columns: readonly TableColumn<T>[];
  count: number;
  hasCheckboxes: boolean;
}) {
  const places = cardPlaces(columns);
  const { title, subtitles } = places;
  const contentOf = (column: TableColumn<T>) => {
    if (column.cardSkeleton !== undefined) return column.cardSkeleton;
    return subtitles.includes(column) ? <Skeleton width="50%" /> : skeletonOf(column, '72px');
  };
  return (
    <div className={cards} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className={card({
            hasMedia: title?.media !== undefined,
            hasCheckbox: hasCheckboxes,
          })}
        >
          <CardFrame
            places={places}
            contentOf={contentOf}
            checkbox={
              hasCheckboxes && (
                <span className={checkboxClass}>
                  <Skeleton width={16} height={16} />
                </span>
              )
            }
            media={title?.media && <Skeleton width={32} height={32} radius="full" />}
            title={<Skeleton width="70%" height={12} className={titleSkeleton} />}
          />
        </div>
      ))}
    </div>
  );
}
