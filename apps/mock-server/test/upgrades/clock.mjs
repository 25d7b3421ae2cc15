// Loaded before a server (`node --import`): moves its clock by CLOCK_OFFSET milliseconds, so that what
// was stored at a fixture's time is as old as it was then.
const RealDate = Date;
const offset = Number(process.env.CLOCK_OFFSET);
const now = () => RealDate.now() + offset;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => (args.length > 0 ? new target(...args) : new target(now())),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
