import { calls, sizes } from '@cardinal/contract';
import { respond, type Route } from '../http/router.ts';
import { createCaptureArea } from '../services/capture/index.ts';
import type { ServerContext } from '../services/context.ts';
import { createPartnersArea } from '../services/partners/index.ts';
import { isPartner } from '../services/shared/principal.ts';

/** Base64 is a third longer than what it encodes; the rest of the body is small. */
const scanBody = { bytes: Math.ceil(sizes.scan / 3) * 4 + sizes.body, stated: sizes.scan };

/** Cards that become leads. */
export function captureRoutes(route: Route, context: ServerContext) {
  const { scan, listDeviceFiles } = createCaptureArea(context);
  const { capturesOf } = createPartnersArea(context);

  route(
    calls.scanCard,
    async ({ body, principal, c }) => {
      const { signal } = c.req.raw;
      const reading = isPartner(principal)
        ? await capturesOf(principal).scan(body, c.get('caller').address, signal)
        : await scan(body, principal, signal);
      return respond(200, reading);
    },
    { maxBody: scanBody },
  );

  route(calls.deviceReader, async () => respond(200, await listDeviceFiles()));
}
