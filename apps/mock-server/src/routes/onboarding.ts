import { calls } from '@cardinal/contract';
import { idempotentRequest } from '../http/requests/idempotentRequest.ts';
import { respond, type Route } from '../http/router.ts';
import type { ServerContext } from '../services/context.ts';
import { createOnboardingArea } from '../services/onboarding/index.ts';

/** The first steps in a new workspace, and its sample data. */
export function onboardingRoutes(route: Route, context: ServerContext) {
  const { stepsOf, samplesOf } = createOnboardingArea(context);

  route(calls.firstSteps, async ({ principal }) => respond(200, await stepsOf(principal).get()));

  route(calls.closeFirstSteps, async ({ principal }) => {
    await stepsOf(principal).close();
    return respond(204, null);
  });

  route(calls.addSamples, async ({ principal, c }) =>
    respond(201, await samplesOf(principal).add(await idempotentRequest(c))),
  );

  route(calls.removeSamples, async ({ principal }) =>
    respond(200, await samplesOf(principal).remove()),
  );
}
