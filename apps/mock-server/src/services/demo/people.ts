import type { ChosenRole } from '@cardinal/contract';

/** Someone who can sign in to the demo. */
export interface DemoUser {
  email: string;
  password: string;
  role: ChosenRole;
  first_name: string;
  last_name: string;
}

export const password = 'cardinal-demo';
export const agent = person('agent', 'agent', 'Maya', 'Fernandes');
export const manager = person('manager', 'manager', 'Daniel', 'Osei');
export const admin = person('admin', 'admin', 'Astrid', 'Nyström');
export const secondAgent = person('agent2', 'agent', 'Lukas', 'Brandt');

/** Who can sign in after `seedDemo`. */
export const demoUsers = [agent, manager, admin, secondAgent] as const;

function person(name: string, role: ChosenRole, first_name: string, last_name: string): DemoUser {
  return { email: `${name}@demo.cardinal.test`, password, role, first_name, last_name };
}
