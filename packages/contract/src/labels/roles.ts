/** Roles of users. */

/** Roles that a user can choose. */
export const roles = ['agent', 'manager', 'admin'] as const;
/** Role that a user can choose. */
export type ChosenRole = (typeof roles)[number];
/** Role of a user. `pending`: signed in with Google without completing the profile. */
export type Role = ChosenRole | 'pending';
/** Role preselected at registration and when completing a profile. */
export const defaultRole: ChosenRole = 'agent';
/** Labels of the roles. */
export const roleLabels = {
  agent: 'Sales Agent',
  manager: 'Sales Manager',
  admin: 'Administrator',
  pending: 'Pending',
} as const satisfies Record<Role, string>;

/** Whether the role sees the Manager Tools. */
export function isManagerRole(role: Role): boolean {
  return role === 'manager' || role === 'admin';
}

/** Names of a user that they choose themselves, in the order of forms. */
export const profileFields = ['first_name', 'last_name', 'username'] as const;
/** A name of a user that they choose themselves. */
export type ProfileField = (typeof profileFields)[number];
