import { vi } from 'vitest';

// Nearly every test registers a user; hashing at the real cost took a quarter of their time.
vi.mock(import('../../src/services/identity/passwordCost.ts'), () => ({
  passwordCost: { memory: 64, passes: 1, parallelism: 1 },
}));
