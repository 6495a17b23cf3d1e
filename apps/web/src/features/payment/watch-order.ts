import { PAY_STATUS } from '@gezhi/contract/client'
import type { Clock } from '../../session/clock.ts'

/** Interval of the status poll (B.payment.06). */
const POLL_MS = 2000
/** Longest pause after failed polls; the first is twice the interval. */
const MAX_PAUSE_MS = 60_000
/** Answers of the server may be late: a payment in the last second is still looked up after the codes are over. */
const GRACE_MS = 120_000
/** Polling stops at paid, cancelled and failed (B.payment.08, 16, 17); any other state is waited out (B.payment.18). */
const FINAL: ReadonlySet<number> = new Set([PAY_STATUS.paid, PAY_STATUS.cancelled, PAY_STATUS.failed])

/** What is watched: `until` in ms is the end of the QR codes. */
export interface WatchedOrder<Status> {
  readonly clock: Pick<Clock, 'now' | 'after'>
  readonly until: number
  findStatus(): Promise<Status>
}

export interface OrderListener<Status> {
  /** True after a failed poll, false after the next that succeeds. */
  isWaiting(isWaiting: boolean): void
  /** Called once. */
  ended(status: Status): void
}

/**
 * Polls the state of an order every 2 seconds until it has ended. A failed poll ends the regular interval (B.payment.26); it is repeated
 * after pauses that double, as long as the order can be paid. Returns a function that stops.
 */
export function watchOrder<Status extends { readonly payStatus: number }>(
  { clock, until, findStatus }: WatchedOrder<Status>,
  listener: OrderListener<Status>,
): () => void {
  let isStopped = false
  let cancel = () => {}
  const next = (pause: number, failures: number) => {
    if (clock.now() <= until + GRACE_MS) cancel = clock.after(pause, () => void look(failures))
  }
  const look = async (failures: number) => {
    const status = await findStatus().catch(() => null)
    if (isStopped) return
    listener.isWaiting(status === null)
    if (status === null) next(Math.min(MAX_PAUSE_MS, POLL_MS * 2 ** (failures + 1)), failures + 1)
    else if (FINAL.has(status.payStatus)) listener.ended(status)
    else next(POLL_MS, 0)
  }
  next(POLL_MS, 0)
  return () => {
    isStopped = true
    cancel()
  }
}
