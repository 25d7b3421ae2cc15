import { calls, sizes } from '@cardinal/contract';
import { answer } from '../http/router.ts';
import type { Route } from '../http/router.ts';
import { createCaptureArea } from '../services/capture/index.ts';
import type { ServerContext } from '../services/context.ts';

/** Base64 is a third longer than what it encodes; the rest of the body is small. */
const scanBody = { bytes: Math.ceil(sizes.scan / 3) * 4 + sizes.body, told: sizes.scan };

/** Cards that become leads. */
export function captureRoutes(route: Route, context: ServerContext) {
  const { scan } = createCaptureArea(context);

  route(
    calls.scanCard,
    async ({ body, principal, c }) => answer(200, await scan(body, principal, c.req.raw.signal)),
    { maxBody: scanBody },
  );
}
