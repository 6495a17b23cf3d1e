import { GatewayError } from '@gezhi/gateways'
import type { FollowType } from '@gezhi/contract'
import type { Serving } from '../platform/domain.ts'
import type { MessageStore } from '../accounts/messages/message-store.ts'
import { alertMail, alertText, type AlertedMonitor, type AlertedRun } from './alert-texts.ts'
import type { UnsentRun } from './monitor-queue.ts'
import type { MonitorChange } from './monitors-table.ts'
import { describeFactChange } from './describe-fact-change.ts'
import type { RunParts } from './run-parts.ts'

/** Records listed in a mail. */
const MAX_LINES = 20

/** Sends the message of a run, informs the listeners, and sends its mail. */
export async function sendAlert(parts: RunParts, serving: Serving, unsent: UnsentRun): Promise<void> {
  if (unsent.run.isUnsent) await sendMessage(parts, serving, unsent)
  if (unsent.run.mail === 'waiting') await sendMail(parts, serving, unsent)
}

/** The page of a run. */
function alertPage(run: AlertedRun, monitor: AlertedMonitor): string {
  return `/watchdetail?id=${monitor.id}&run=${run.id}`
}

/** Sends the message about a run; with an `id` once. */
export function sendMessageOf(messages: Pick<MessageStore, 'send'>, run: AlertedRun, monitor: AlertedMonitor, id?: string): Promise<void> {
  const { userId } = run
  const link = alertPage(run, monitor)
  return messages.send({ ...(id && { id }), userId, ...alertText(run, monitor, 'zh'), en: alertText(run, monitor, 'en'), link })
}

async function sendMessage({ accounts, queue, listeners }: RunParts, serving: Serving, unsent: UnsentRun): Promise<void> {
  const { run, monitor } = unsent
  // With the id of the run: if the process is killed before the next statement, it is not sent twice.
  await sendMessageOf(accounts.messages, run, monitor, run.id)
  for (const listener of listeners) await listener(unsent, serving)
  await queue.endMessage(run.id)
}

/** Sends a mail, if its address is still the verified one of the user. */
async function sendMail({ accounts, queue, recordsOf, kinds, log }: RunParts, serving: Serving, unsent: UnsentRun): Promise<void> {
  const { run, monitor } = unsent
  const { mail } = accounts.gateways
  const user = await accounts.users.get(run.userId)
  if (mail === null || monitor.email === null || user.emailVerifiedAt === null || user.email !== monitor.email) {
    return queue.endMail(run.id, 'none')
  }
  const { language } = monitor
  const lines = run.changes === null ? await recordLines(recordsOf(serving), unsent) : changeLines(kinds, unsent, run.changes)
  const page = accounts.publicUrl === null ? null : `${accounts.publicUrl}${alertPage(run, monitor)}`
  const shown = lines.slice(0, MAX_LINES)
  const letter = alertMail(alertText(run, monitor, language), { lines: shown, more: run.found - shown.length, page }, language)
  if (!(await queue.beginMail(run.id))) return
  try {
    await mail.send({ to: monitor.email, ...letter })
    await queue.endMail(run.id, 'sent')
  } catch (error) {
    log.error({ err: error, run: run.id }, 'the mail of an alert could not be sent')
    await queue.endMail(run.id, error instanceof GatewayError && !error.mayHaveHappened ? 'unsent' : 'unknown')
  }
}

async function recordLines(recordsOf: ReturnType<RunParts['recordsOf']>, { run, monitor }: UnsentRun): Promise<string[]> {
  const ids = run.ids.slice(0, MAX_LINES)
  const records = await recordsOf(monitor.recordKind as FollowType).find(ids)
  return ids.map((id, index) => {
    const record = records[index] ?? null
    return record === null ? id : [record.code, record.title(monitor.language), record.parties.join('; ')].filter(Boolean).join('  ')
  })
}

function changeLines(kinds: RunParts['kinds'], { monitor }: UnsentRun, changes: readonly MonitorChange[]): string[] {
  const exported = kinds.find(monitor.recordKind)
  return changes.flatMap((change) => {
    if (change.kind === 'figure') return [`${change.chart}  ${change.name}  ${change.from} → ${change.to}`]
    return exported === undefined ? [] : [describeFactChange(change, exported.kind, monitor.language)]
  })
}
