import type { View } from '@cardinal/contract';
import { Button, IconButton, LazyMenu, type MenuButtonProps, type MenuParts } from '@cardinal/ui';
import { LayoutList } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../../client/CrmContext.ts';
import { optionalColumns, shownColumns, toggleListColumn } from '../LeadColumns/index.ts';
import { changeLeadList, initialLeadListState, type LeadListState } from '../leadListState.ts';
import { leadMessages } from '../texts.ts';
import { useOpenWhenLoaded } from '../useOpenWhenLoaded.ts';
import { viewName, viewOwner } from './LeadViews.css.ts';
import { queryOf, stateOf } from './leadViews.ts';
import type { LeadViews } from './useLeadViews.ts';
import { useTexts } from '../../language/index.ts';

const loadSaved = () => import('./SavedViewsDialog.tsx');
const SavedViewsDialog = lazy(async () => ({ default: (await loadSaved()).SavedViewsDialog }));
const loadColumns = () => import('./ColumnsDialog.tsx');
const ColumnsDialog = lazy(async () => ({ default: (await loadColumns()).ColumnsDialog }));

/** Ids of the items that are not saved views. */
const ids = {
  all: 'all',
  deleted: 'deleted',
  manage: 'manage',
  retry: 'retry',
  arrange: 'arrange',
};

export interface LeadViewMenuProps {
  /** The list's tab, filters, search, order and view. */
  state: LeadListState;
  onStateChange: (next: LeadListState) => void;
  /** The saved views; undefined for a list without them. */
  views?: LeadViews | undefined;
  /** Ids of the shown columns; null for the usual ones. */
  columns?: readonly string[] | null | undefined;
  /** Called with the ids of the shown columns, in order. Without it, the columns are fixed. */
  onColumnsChange?: ((columns: readonly string[]) => void) | undefined;
  /**
   * Whether the list has a column with the owners of the leads.
   * @default false
   */
  hasOwners?: boolean;
  /**
   * Whether the list offers every column.
   * @default false
   */
  hasMore?: boolean;
  /**
   * Whether the rows are cards, which have no columns.
   * @default false
   */
  isPhone?: boolean;
}

interface ViewButtonProps extends MenuButtonProps {
  /** Name of the current view, if it is a saved one. */
  name: string | undefined;
  isPhone: boolean;
}

/** The button that opens the menu; it shows the name of the current view where there is room. */
function ViewButton({ name, isPhone, ...props }: ViewButtonProps) {
  const texts = useTexts(leadMessages).views;
  const label = name === undefined ? texts.button : texts.current({ name });
  return isPhone ? (
    <IconButton
      {...props}
      variant="secondary"
      size="lg"
      icon={LayoutList}
      aria-label={label}
      tooltip={false}
    />
  ) : (
    <Button {...props} variant="quiet" icon={LayoutList} aria-label={label}>
      <span className={viewName}>{name ?? texts.button}</span>
    </Button>
  );
}

/** The parts of the menu, whose code is loaded with it. */
type Parts = Pick<MenuParts, 'MenuItem' | 'MenuSection'>;

interface ColumnSectionProps {
  parts: Parts;
  /** The columns to choose from. */
  offered: readonly { id: string; label: string }[];
  /** Ids of the shown columns. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

/** The section of the menu that shows and hides columns. */
function ColumnSection({ parts, offered, shown, onChange }: ColumnSectionProps) {
  const texts = useTexts(leadMessages).views;
  const { MenuItem, MenuSection } = parts;
  const isShown = ({ id }: { id: string }) => shown.includes(id);
  return (
    <MenuSection
      title={texts.columns}
      selectionMode="multiple"
      selectedKeys={offered.filter(isShown).map(({ id }) => id)}
      onSelectionChange={(keys) => {
        const toggled = offered.filter(
          (column) => isShown(column) !== (keys === 'all' || keys.has(column.id)),
        );
        onChange(toggled.reduce((now, { id }) => toggleListColumn(now, id), shown));
      }}
    >
      {offered.map(({ id, label }) => (
        <MenuItem key={id} id={id}>
          {label}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

interface SharedSectionProps {
  parts: Parts;
  /** Views that others share. */
  views: readonly View[];
  /** Key of the chosen item. */
  chosen: string | null;
}

/** The section of the menu with the views that others share, and whose they are. */
function SharedSection({ parts, views, chosen }: SharedSectionProps) {
  const texts = useTexts(leadMessages).views;
  const { MenuItem, MenuSection } = parts;
  return (
    <MenuSection
      title={texts.shared}
      selectionMode="single"
      selectedKeys={chosen === null ? [] : [chosen]}
    >
      {views.map(({ id, name, owner_name: owner }) => (
        <MenuItem key={id} id={`view ${id}`} textValue={name}>
          <span className={viewName} dir="auto">
            {name}
          </span>
          <span className={viewOwner} dir="auto">
            {owner}
          </span>
        </MenuItem>
      ))}
    </MenuSection>
  );
}

/** Saved views, deleted leads and columns of the list, in one menu. */
export function LeadViewMenu(props: LeadViewMenuProps) {
  const { views: texts, columns: titles } = useTexts(leadMessages);
  const { state, onStateChange, views, isPhone = false } = props;
  const { columns, onColumnsChange, hasOwners = false, hasMore = false } = props;
  const userId = useSession()?.user.id;
  const dialog = useOpenWhenLoaded(loadSaved);
  const arranging = useOpenWhenLoaded(loadColumns);
  const canArrange = onColumnsChange && !isPhone && !state.deleted;
  const shown = shownColumns(columns);
  const offered = optionalColumns
    .filter((column) => (column.id === 'owner' ? hasOwners : hasMore || !('isExtra' in column)))
    .map(({ id, title }) => ({ id, label: titles[title] }));
  // A list without saved views belongs to another screen, such as one event's page.
  const whole = views ? initialLeadListState : { ...initialLeadListState, event: state.event };
  const { current, list = [] } = views ?? {};
  const isAll = queryOf(state) === queryOf(whole);
  const chosen = current
    ? `view ${current.id}`
    : state.deleted
      ? ids.deleted
      : isAll
        ? ids.all
        : null;
  const own = list.filter((view) => view.created_by === userId);
  const others = list.filter((view) => view.created_by !== userId);

  const show = (key: string) => {
    const view = list.find(({ id }) => `view ${id}` === key);
    if (view) onStateChange(stateOf(view));
    else if (key === ids.all) onStateChange(whole);
    else if (key === ids.deleted) {
      onStateChange(changeLeadList(state, { deleted: true, view: null, columns: null }));
    } else if (key === ids.manage) dialog.open();
    else if (key === ids.arrange) arranging.open();
    else if (key === ids.retry) views?.load();
  };

  return (
    <>
      <LazyMenu
        renderButton={(button) => (
          <ViewButton
            {...button}
            onPress={() => {
              views?.load();
              button.onPress();
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') views?.load();
              button.onKeyDown(event);
            }}
            name={current?.name}
            isPhone={isPhone}
          />
        )}
      >
        {({ Menu, MenuItem, MenuSection }) => (
          <Menu
            aria-label={texts.menu}
            placement="bottom end"
            onAction={(key) => show(String(key))}
          >
            <MenuSection
              title={texts.title}
              selectionMode="single"
              selectedKeys={chosen === null ? [] : [chosen]}
            >
              <MenuItem id={ids.all}>{texts.all}</MenuItem>
              {own.map(({ id, name }) => (
                <MenuItem key={id} id={`view ${id}`} textValue={name}>
                  <span className={viewName} dir="auto">
                    {name}
                  </span>
                </MenuItem>
              ))}
              <MenuItem id={ids.deleted}>{texts.deleted}</MenuItem>
            </MenuSection>
            {others.length > 0 && (
              <SharedSection parts={{ MenuItem, MenuSection }} views={others} chosen={chosen} />
            )}
            {views && views.list === undefined && (
              <MenuItem id={ids.retry} isDisabled={!views.isFailed} shouldCloseOnSelect={false}>
                {views.isFailed ? texts.failed : texts.loading}
              </MenuItem>
            )}
            {views?.list && (
              <MenuItem id={ids.manage}>{list.length === 0 ? texts.save : texts.manage}</MenuItem>
            )}
            {canArrange && (
              <ColumnSection
                parts={{ MenuItem, MenuSection }}
                offered={offered}
                shown={shown}
                onChange={onColumnsChange}
              />
            )}
            {canArrange && <MenuItem id={ids.arrange}>{texts.arrange}</MenuItem>}
          </Menu>
        )}
      </LazyMenu>
      {views && dialog.isOpen && (
        <Suspense>
          <SavedViewsDialog
            state={state}
            onStateChange={onStateChange}
            columns={shown}
            views={list}
            onClose={dialog.close}
          />
        </Suspense>
      )}
      {onColumnsChange && arranging.isOpen && (
        <Suspense>
          <ColumnsDialog
            offered={offered}
            shown={shown}
            onChange={onColumnsChange}
            onClose={arranging.close}
          />
        </Suspense>
      )}
    </>
  );
}
