import { Button, IconButton, LazyMenu, type MenuButtonProps, type MenuParts } from '@cardinal/ui';
import { LayoutList } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { optionalColumns, shownColumns } from '../LeadColumns/index.ts';
import { changeLeadList, initialLeadListState, type LeadListState } from '../leadListState.ts';
import { leadTexts } from '../texts.ts';
import { useOpenWhenLoaded } from '../useOpenWhenLoaded.ts';
import { viewName } from './LeadViews.css.ts';
import { currentView, searchOf, stateOf, type LeadView } from './leadViews.ts';

const texts = leadTexts.views;

const loadDialog = () => import('./SavedViewsDialog.tsx');
const SavedViewsDialog = lazy(async () => ({ default: (await loadDialog()).SavedViewsDialog }));

/** Ids of the items that are not saved views. */
const ids = { all: 'all', deleted: 'deleted', manage: 'manage' };

export interface LeadViewMenuProps {
  /** The list's tab, filters, search and order. */
  state: LeadListState;
  onStateChange: (next: LeadListState) => void;
  /** The saved views, in order. */
  views?: readonly LeadView[];
  /** Called with the views to keep. Without it, views cannot be saved. */
  onViewsChange?: (views: readonly LeadView[]) => void;
  /** Ids of the shown columns; null for the usual ones. */
  columns?: readonly string[] | null | undefined;
  /** Called with the ids of the shown columns. Without it, the columns are fixed. */
  onColumnsChange?: (columns: readonly string[]) => void;
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
  const label = name === undefined ? texts.button : texts.current(name);
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

interface ColumnSectionProps {
  /** The parts of the menu, whose code is loaded with it. */
  parts: Pick<MenuParts, 'MenuItem' | 'MenuSection'>;
  hasOwners: boolean;
  hasMore: boolean;
  /** Ids of the shown columns. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

/** The section of the menu that shows and hides columns. */
function ColumnSection({ parts, hasOwners, hasMore, shown, onChange }: ColumnSectionProps) {
  const { MenuItem, MenuSection } = parts;
  const offered = optionalColumns.filter((column) =>
    column.id === 'owner' ? hasOwners : hasMore || !('isExtra' in column),
  );
  const columns = offered.map(({ id }) => id);
  // Shown in another list, which has this column.
  const elsewhere = shown.filter((id) => !columns.some((column) => column === id));
  return (
    <MenuSection
      title={texts.columns}
      selectionMode="multiple"
      selectedKeys={columns.filter((id) => shown.includes(id))}
      onSelectionChange={(keys) =>
        onChange([...elsewhere, ...columns.filter((id) => keys === 'all' || keys.has(id))])
      }
    >
      {offered.map(({ id, label }) => (
        <MenuItem key={id} id={id}>
          {label}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

/** Saved views, deleted leads and columns of the list, in one menu. */
export function LeadViewMenu(props: LeadViewMenuProps) {
  const { state, onStateChange, views = [], onViewsChange, isPhone = false } = props;
  const { columns, onColumnsChange, hasOwners = false, hasMore = false } = props;
  const dialog = useOpenWhenLoaded(loadDialog);
  // Undo, in a toast, outlives the dialog.
  const latest = useRef(views);
  useEffect(() => {
    latest.current = views;
  });
  const current = currentView(state, views);
  // A list without saved views belongs to another screen, such as one event's page.
  const whole = onViewsChange
    ? initialLeadListState
    : { ...initialLeadListState, event: state.event };
  const isAll = searchOf(state) === searchOf(whole);
  const chosen = current ? `view ${current.name}` : state.deleted ? ids.deleted : isAll && ids.all;

  const show = (id: string) => {
    const view = views.find(({ name }) => `view ${name}` === id);
    if (view) onStateChange(stateOf(view));
    else if (id === ids.all) onStateChange(whole);
    else if (id === ids.deleted) onStateChange(changeLeadList(state, { deleted: true }));
    else if (id === ids.manage) dialog.open();
  };

  return (
    <>
      <LazyMenu
        renderButton={(props) => <ViewButton {...props} name={current?.name} isPhone={isPhone} />}
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
              selectedKeys={chosen ? [chosen] : []}
            >
              <MenuItem id={ids.all}>{texts.all}</MenuItem>
              {views.map(({ name }) => (
                <MenuItem key={name} id={`view ${name}`} textValue={name}>
                  <span className={viewName} dir="auto">
                    {name}
                  </span>
                </MenuItem>
              ))}
              <MenuItem id={ids.deleted}>{texts.deleted}</MenuItem>
            </MenuSection>
            {onViewsChange && (
              <MenuItem id={ids.manage}>{views.length === 0 ? texts.save : texts.manage}</MenuItem>
            )}
            {onColumnsChange && !isPhone && !state.deleted && (
              <ColumnSection
                parts={{ MenuItem, MenuSection }}
                hasOwners={hasOwners}
                hasMore={hasMore}
                shown={shownColumns(columns)}
                onChange={onColumnsChange}
              />
            )}
          </Menu>
        )}
      </LazyMenu>
      {onViewsChange && dialog.isOpen && (
        <Suspense>
          <SavedViewsDialog
            state={state}
            views={views}
            viewsNow={() => latest.current}
            onViewsChange={onViewsChange}
            onClose={dialog.close}
          />
        </Suspense>
      )}
    </>
  );
}
