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
