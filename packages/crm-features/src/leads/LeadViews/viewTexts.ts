import { messages } from '@cardinal/contract/messages';

/** The texts with which views are saved and managed. */
export const viewMessages = messages(
  {
    dialog: 'Saved views',
    explanation:
      'A view is the tab, the filters, the search, the order and the columns that you see now.',
    name: 'Name',
    nameHint: 'Saves: {description}',
    nameRequired: 'Enter a name for the view.',
    share: 'Share with everyone in the company',
    shareHint: 'Everyone finds it in their views. Managers and administrators can change it.',
    saveNow: 'Save view',
    replace: 'Replace view',
    saved: 'Your views',
    sharedByOthers: 'Shared by others',
    sharedWithAll: 'Shared with everyone',
    sharedBy: 'Shared by {name}',
    editOf: 'Rename or share the view {name}',
    saveEdit: 'Save',
    cancel: 'Cancel',
    remove: 'Delete the view {name}',
    removed: 'View deleted',
    notRemoved: 'The view could not be deleted',
    restored: 'View restored',
    notRestored: 'The view could not be restored',
    updated: 'View updated',
    notUpdated: 'The view could not be saved',
    undo: 'Undo',
    changed: 'Changed since “{name}” was saved.',
    changedOf: 'Changed from “{name}”, a view of {owner}.',
    saveChanges: 'Save changes to view',
    reset: 'Back to the view',
    arrange: {
      title: 'Columns',
      explanation: 'Choose the columns, and move them. The name always comes first.',
      up: 'Move {column} up',
      down: 'Move {column} down',
      done: 'Done',
    },
  },
  {
    de: async () => (await import('../../languages/de/leads.ts')).default.view,
    hi: async () => (await import('../../languages/hi/leads.ts')).default.view,
  },
);
