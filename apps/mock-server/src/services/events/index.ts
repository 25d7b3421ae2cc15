import type { ServerContext } from '../context.ts';
import { actingFor } from '../shared/currentPrincipal.ts';
import type { Principal } from '../shared/principal.ts';
import { createEventService } from './eventService.ts';
import { createQuestionService } from './questionService.ts';
import { createHeldService } from './waitingCaptures.ts';

export function createEventsArea(context: ServerContext) {
  return {
    eventsOf: (principal: Principal) =>
      createEventService(actingFor(context, principal), principal),
    questionsOf: (principal: Principal) =>
      createQuestionService(actingFor(context, principal), principal),
    heldOf: (principal: Principal) => createHeldService(actingFor(context, principal), principal),
  };
}
