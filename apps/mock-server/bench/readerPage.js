// The page whose worker reads cards; see browserReader.ts.
const worker = new Worker('/worker.js', { type: 'module' });

/** Loads the files with these names. */
globalThis.loadReader = async (names) => {
  const contents = await Promise.all(
    names.map(async (name) => new Uint8Array(await (await fetch(`/files/${name}`)).arrayBuffer())),
  );
  const files = Object.fromEntries(names.map((name, index) => [name, contents[index]]));
  const buffers = contents.map(({ buffer }) => buffer);
  worker.postMessage({ files }, buffers);
};

/** Reads a picture. @param base64 Its bytes */
globalThis.readCard = (base64) =>
  new Promise((resolve, reject) => {
    worker.addEventListener(
      'message',
      ({ data }) => (data.scan ? resolve(data.scan) : reject(new Error(JSON.stringify(data)))),
      { once: true },
    );
    const picture = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    worker.postMessage({ id: 1, kind: 'card', picture, people: [] }, [picture.buffer]);
  });
