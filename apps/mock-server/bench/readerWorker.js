// The worker in which a browser reads cards; see browserReader.ts.
import { createBrowserPipeline } from '@cardinal/card-reader/browser';

let readCard;

globalThis.addEventListener('message', async ({ data: { files, picture, numbers } }) => {
  try {
    if (files) {
      readCard = await createBrowserPipeline(files);
      postMessage({});
    } else {
      postMessage({ reading: await readCard(picture, numbers) });
    }
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
