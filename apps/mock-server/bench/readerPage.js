// The page whose worker reads cards; see browserReader.ts.
const worker = new Worker('/worker.js', { type: 'module' });

const ask = (question) =>
  new Promise((resolve, reject) => {
    worker.addEventListener(
      'message',
      ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data.reading)),
      { once: true },
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    worker.postMessage(question);
  });

/** Loads the files with these names. */
globalThis.loadReader = async (names) => {
  const contents = await Promise.all(
    names.map(async (name) => new Uint8Array(await (await fetch(`/files/${name}`)).arrayBuffer())),
  );
  await ask({ files: Object.fromEntries(names.map((name, index) => [name, contents[index]])) });
};

/** Reads a picture. @param base64 Its bytes */
globalThis.readCard = (base64, numbers) =>
  ask({ picture: Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)), numbers });
