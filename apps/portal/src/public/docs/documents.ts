/** A document of the repository that the server also shows as a page. */
export interface DocumentFile {
  /** Its name in the address; `index` is the page of all documents. */
  name: string;
  /** Path in the repository. */
  file: string;
  /** Label in the list of documents. */
  label: string;
}

/** The documents, in the order of their list. */
export const documents: readonly DocumentFile[] = [
  { name: 'index', file: 'README.md', label: 'Getting started' },
  { name: 'events', file: 'docs/events.md', label: 'Running an event' },
  { name: 'offline', file: 'docs/offline.md', label: 'Without a network' },
  { name: 'card-reader', file: 'docs/card-reader.md', label: 'The card reader' },
  { name: 'embedding', file: 'docs/embedding.md', label: 'Embedding' },
  { name: 'integrations', file: 'docs/integrations.md', label: 'Other systems' },
  { name: 'agents', file: 'docs/agents.md', label: 'Assistants' },
  { name: 'operating', file: 'docs/operating.md', label: 'Operating' },
  { name: 'security', file: 'docs/security.md', label: 'Security' },
  { name: 'accessibility', file: 'docs/accessibility.md', label: 'Accessibility' },
  { name: 'decisions', file: 'docs/decisions.md', label: 'Decisions' },
  { name: 'contributing', file: 'CONTRIBUTING.md', label: 'Contributing' },
  { name: 'reporting', file: 'SECURITY.md', label: 'Reporting a vulnerability' },
];
