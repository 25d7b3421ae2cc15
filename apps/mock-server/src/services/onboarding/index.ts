import type { ServerContext } from '../context.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import type { Principal } from '../shared/principal.ts';
import { createFirstSteps } from './firstSteps.ts';
import { createSamples } from './samples.ts';

/** The first steps in a new workspace, and the sample data to explore it with. */
export function createOnboardingArea(context: ServerContext) {
  return {
    stepsOf: (principal: Principal) => createFirstSteps(actingFor(context, principal), principal),
    samplesOf: (principal: Principal) => createSamples(actingFor(context, principal), principal),
  };
}
