import type { UnconfirmedReason } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import type { Partner } from '../shared/principal.ts';
import type { Quotas } from '../shared/quotas.ts';
import { isProof } from './proofOfWork.ts';

/** How an entry reached the server. */
export interface Entry {
  /** Network address of the visitor. */
  address: string;
  /** How long the visitor has had the form, in milliseconds; undefined if that is unknown. */
  age: number | undefined;
  /** Whether a field is filled in that people do not see. */
  isTrapped: boolean;
  /** Answer to the challenge of the page's session. */
  proof: string | undefined;
}

/** What becomes of an entry: a lead at once, or after a manager has confirmed it. */
export interface Verdict {
  /** Why it waits to be confirmed; null if it need not. */
  reason: UnconfirmedReason | null;
  /** Whether it is accepted because of its proof, which counts once. */
  isProven: boolean;
}

/** From this share of a limit on, pages are asked for a proof, so that visitors have it in time. */
const alert = 0.5;
/** One network may use this share of a key's day without a proof. */
const shareOfDay = 0.25;
/** But this many entries in any case. */
const fewest = 10;

/** One network may scan this many cards in any case. */
const fewestScans = 60;

const of = ({ keyId }: Pick<Partner, 'keyId'>, address: string) => `${keyId} ${address}`;

/** Entries without a proof that a key takes from one network in ten minutes. */
const mostPlain = (quotas: Quotas, dailyCaptures: number) =>
  Math.min(
    quotas.partnerTrafficFromAddress.points,
    Math.max(fewest, Math.ceil(dailyCaptures * shareOfDay)),
  );

/** Whether an entry carries the answer to its session's challenge, which was not used before. */
function isProven({ session }: Pick<Partner, 'session'>, { proof }: Entry): boolean {
  if (!session || session.proofBits === 0 || session.isProofUsed || proof === undefined) {
    return false;
  }
  return isProof(session.id, session.proofBits, proof);
}

/**
 * Whether a key has so much traffic, altogether or from this network, that its pages are asked for a
 * proof of work.
 */
export async function isUnusual(
  quotas: Quotas,
  key: { keyId: string; dailyCaptures: number },
  address: string,
): Promise<boolean> {
  const network = of(key, address);
  const [minute, traffic, whole] = await Promise.all([
    quotas.partnerBurstFromAddress.used(network),
    quotas.partnerTrafficFromAddress.used(network),
    quotas.partnerTrafficOfKey.used(key.keyId),
  ]);
  return (
    minute >= quotas.partnerBurstFromAddress.points * alert ||
    traffic >= mostPlain(quotas, key.dailyCaptures) * alert ||
    whole >= quotas.partnerTrafficOfKey.points * alert
  );
}

/** Whether an entry exceeds what is usual. Entries that wait are not counted against the whole key. */
async function isBurst(
  quotas: Quotas,
  partner: Partner,
  { address, hasProof }: { address: string; hasProof: boolean },
): Promise<boolean> {
  const network = of(partner, address);
  if (hasProof) {
    const { count, points } = quotas.partnerProofsFromAddress;
    return (await count(network)) > points;
  }
  const [minute, traffic] = await Promise.all([
    quotas.partnerBurstFromAddress.count(network),
    quotas.partnerTrafficFromAddress.count(network),
  ]);
  const isOwn =
    minute > quotas.partnerBurstFromAddress.points ||
    traffic > mostPlain(quotas, partner.dailyCaptures);
  if (isOwn) return true;
  const { count, points } = quotas.partnerTrafficOfKey;
  return (await count(partner.keyId)) > points;
}

/**
 * Decides about an entry, and counts it.
 * @param least How long a visitor needs at least, in milliseconds
 * @throws `too_many_requests` if so many entries wait to be confirmed that this one is not kept.
 */
export async function judge(
  quotas: Quotas,
  partner: Partner,
  entry: Entry,
  least: number,
): Promise<Verdict> {
  const { address, age, isTrapped } = entry;
  const hasProof = isProven(partner, entry);
  const isFast = least > 0 && (age === undefined || age < least);
  // Counted first, so that traps do not hide a burst.
  const isTooMuch = await isBurst(quotas, partner, { address, hasProof });
  const found: [UnconfirmedReason, boolean][] = [
    ['trap', isTrapped],
    ['fast', isFast],
    ['burst', isTooMuch],
  ];
  const reason = found.find(([, is]) => is)?.[0] ?? null;
  if (reason === null) return { reason, isProven: hasProof };
  await quotas.partnerUnconfirmedFromAddress.use(of(partner, address));
  await quotas.partnerUnconfirmedOfKey.use(partner.keyId);
  return { reason, isProven: false };
}

/**
 * Counts an entry without a proof before it is read, so that one that is refused counts as well.
 * @throws `too_many_requests`.
 */
export async function admit(quotas: Quotas, partner: Partner, entry: Entry): Promise<void> {
  if (isProven(partner, entry)) return;
  await quotas.partnerEntriesFromAddress.use(of(partner, entry.address));
}

/**
 * Counts a scan. One network may scan as many cards as the key may capture in a day: half of the
 * scans of the day. @param now Milliseconds
 */
export async function mayScan(
  quotas: Quotas,
  partner: Partner,
  { address, now }: { address: string; now: number },
): Promise<boolean> {
  const today = Math.floor(now / dayMs);
  const scans = await quotas.partnerScansFromAddress.count(`${of(partner, address)} ${today}`);
  return scans <= Math.max(fewestScans, partner.dailyCaptures);
}
