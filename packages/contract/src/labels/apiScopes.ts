/** What an API key may permit, with what each scope allows, in the order of forms. */
export const apiScopes = {
  'leads:read': 'Read leads, their history and figures',
  'leads:write': 'Create, change, assign, import and delete leads',
  'events:read': 'Read events and their boards',
  'events:write': 'Create, change and delete events',
  'mail:send': 'Write and send emails and meeting invitations',
  'team:read': 'Read the team and its communications',
  export: 'Export leads',
} as const;
/** Scope of an API key. */
export type ApiScope = keyof typeof apiScopes;
/** Scopes of an API key, in the order of forms. */
export const apiScopeNames: readonly [ApiScope, ...ApiScope[]] = [
  'leads:read',
  'leads:write',
  'events:read',
  'events:write',
  'mail:send',
  'team:read',
  'export',
];

/** What an assistant may be allowed: the scopes of which its tools make use. */
export const assistantScopeNames = [
  'leads:read',
  'leads:write',
  'events:read',
  'mail:send',
] as const satisfies readonly ApiScope[];
/** Scope of an assistant. */
export type AssistantScope = (typeof assistantScopeNames)[number];

/** The same for people who decide about an assistant: it only suggests what changes something. */
export const assistantScopes: Readonly<Record<AssistantScope, string>> = {
  'leads:read': 'Read your leads, their history and what is due',
  'leads:write': 'Suggest changes to leads, and notes',
  'events:read': 'Read the figures of events',
  'mail:send': 'Draft and suggest emails to leads',
};
