import { config } from 'zod';

// Otherwise zod, when its schemas are made, tries whether functions may be made of texts. The
// worker's policy forbids that, and browsers report the attempt.
config({ jitless: true });
