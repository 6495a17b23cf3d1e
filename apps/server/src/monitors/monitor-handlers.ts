import { MAX_MONITORS, type CALLS, type FollowType, type ParsedRequestOf } from '@gezhi/contract'
import type { MonitoredReports } from '../analysis/monitored-reports.ts'
import type { AccountServices } from '../accounts/accounts-domain.ts'
import type { ExportKinds } from '../exports/export-kinds.ts'
import type { CallContext, Handlers, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { requireRight } from '../http/rights.ts'
import type { ReferredRecord, ReferredRecords } from '../kinds/referred-records.ts'
import type { Serving } from '../platform/domain.ts'
import { applicantQuery } from './applicant-query.ts'
import { readMonitoredSearch } from './monitored-search.ts'
import type { MonitorQueue } from './monitor-queue.ts'
import type { MonitorStore, NewMonitor, StoredMonitor, StoredRun } from './monitor-store.ts'
import { frequencies, shownHit, shownMonitor, shownRun } from './shown-monitor.ts'

/** What calls about monitors use. */
export interface MonitorParts {
  readonly store: MonitorStore
  readonly queue: Pick<MonitorQueue, 'sendAgain'>
  readonly kinds: ExportKinds
  readonly reports: Pick<MonitoredReports, 'title'>
  readonly accounts: Pick<AccountServices, 'gateways' | 'messages' | 'users'>
  recordsOf(type: FollowType): ReferredRecords
  /** ms */
  readonly now: () => number
  /** Sends the message of a run. */
  sendMessageAgain(run: StoredRun, monitor: StoredMonitor): Promise<void>
}

/** ms between two alerts about the same run. */
const SEND_AGAIN_AFTER = 30_000

type AddRequest = ParsedRequestOf<(typeof CALLS)['monitors']['addMonitor']>
type Context = CallContext<UserCaller>
type Target = Pick<NewMonitor, 'type' | 'recordKind' | 'target' | 'search' | 'address' | 'code'>

/** Calls of the domain monitors. */
export function monitorHandlers(parts: MonitorParts, serving: Serving): Handlers['monitors'] {
  const { store, recordsOf } = parts
  const find = async (userId: string, id: string) => {
    const monitor = await store.find(userId, id)
    if (monitor === null) throw new CallError('MONITOR_NOT_FOUND')
    return monitor
  }
  const requireFound = (isFound: boolean): true => {
    if (!isFound) throw new CallError('MONITOR_NOT_FOUND')
    return true
  }
  return {
    async listMonitors({ pageNo, pageSize, ...selection }, { caller: { userId }, language }) {
      const { list, total } = await store.page(userId, selection, { pageNo, pageSize })
      return { list: list.map((monitor) => shownMonitor(monitor, language)), total }
    },
    switchMonitor: async ({ id, status }, { caller }) => requireFound(await store.switch(caller.userId, id, status === 1)),
    deleteMonitor: async ({ id }, { caller }) => requireFound(await store.remove(caller.userId, [id])),
    deleteMonitors: async ({ idList }, { caller }) => requireFound(await store.remove(caller.userId, idList)),
    listMonitorFrequencies: async (_request, { language }) => frequencies(language),
    async addMonitor(request, context) {
      await requireOwnEmail(parts, request.email ?? null, context)
      return {
        id: request.id === undefined ? await add(parts, serving, request, context) : await change(parts, request.id, request, context),
      }
    },
    async checkMonitorName({ name, id }, { caller: { userId } }) {
      if (id !== undefined) await find(userId, id)
      return !(await store.isTaken(userId, name, id))
    },
    sendMonitor: async ({ id }, { caller }) => requireFound(await store.request(caller.userId, id)),
    async sendMonitorAgain({ id, runId }, { caller: { userId } }) {
      const monitor = await find(userId, id)
      const run = runId === undefined ? await store.lastSent(userId, id) : await store.findRun(userId, runId)
      if (run === null && runId === undefined) throw new CallError('MONITOR_NOTHING_SENT')
      if (run === null || run.monitorId !== monitor.id) throw new CallError('MONITOR_RUN_NOT_FOUND')
      requireRest(run, parts.now())
      await parts.sendMessageAgain(run, monitor)
      await parts.queue.sendAgain(run.id, monitor.email !== null && run.failure === null)
      return true
    },
    findMonitor: async ({ id }, { caller, language }) => shownMonitor(await find(caller.userId, id), language),
    async findMonitorTarget({ type, code }, { language }) {
      const record = await findRecord(parts, type, code)
      const title = record.title(language) || record.code
      return { code: record.code, title, applicants: [...record.applicants] }
    },
    async listMonitorRuns({ id, ...page }, { caller: { userId }, language }) {
      await find(userId, id)
      const { list, total } = await store.runs(userId, id, page)
      return { list: list.map((run) => shownRun(run, language)), total }
    },
    async listMonitorHits({ runId, ...page }, { caller: { userId }, language }) {
      const run = await store.findRun(userId, runId)
      if (run === null) throw new CallError('MONITOR_RUN_NOT_FOUND')
      const { recordKind } = await find(userId, run.monitorId)
      const ids = await store.runIds(runId, page)
      const records = ids.length === 0 ? [] : await recordsOf(recordKind as FollowType).find(ids)
      const total = run.changes === null ? run.found : 0
      return { kind: recordKind, list: ids.map((id, index) => shownHit(id, records[index] ?? null, language)), total }
    },
  }
}

function requireRest({ sentAt }: StoredRun, now: number): void {
  const rest = sentAt === null ? 0 : sentAt.getTime() + SEND_AGAIN_AFTER - now
  if (rest > 0) throw new CallError('TOO_FREQUENT', { seconds: Math.ceil(rest / 1000) })
}

/** Alerts are mailed only to the verified address of the user: nobody else has agreed to receive them. */
async function requireOwnEmail({ accounts }: MonitorParts, email: string | null, { caller }: Context): Promise<void> {
  if (email === null) return
  if (accounts.gateways.mail === null) throw new CallError('FEATURE_OFF')
  const user = await accounts.users.get(caller.userId)
  if (user.emailVerifiedAt === null || user.email !== email) throw new CallError('MONITOR_EMAIL_FOREIGN')
}

async function add(parts: MonitorParts, serving: Serving, request: AddRequest, context: Context): Promise<string> {
  const { name, frequency = 0, sendWhenEmpty = 0, email = null } = request
  const { language } = context
  const { userId } = context.caller
  const rights = await context.rights()
  const target = await targetOf(parts, serving, request, context)
  const monitor = { name, frequency, sendWhenEmpty: sendWhenEmpty === 1, email, language, ...target }
  const id = await parts.store.add(userId, monitor, (present) => {
    requireRight(rights, 'createMonitors', present + 1)
    if (present >= MAX_MONITORS) throw new CallError('MONITORS_FULL', { limit: MAX_MONITORS })
  })
  if (id === null) throw new CallError('MONITOR_NAME_TAKEN', { name })
  return id
}

async function change({ store }: MonitorParts, id: string, request: AddRequest, { caller, language }: Context): Promise<string> {
  const { name, frequency, sendWhenEmpty, email } = request
  const outcome = await store.change(caller.userId, id, {
    name,
    language,
    ...(frequency !== undefined && { frequency }),
    ...(sendWhenEmpty !== undefined && { sendWhenEmpty: sendWhenEmpty === 1 }),
    ...(email !== undefined && { email }),
  })
  if (outcome === 'missing') throw new CallError('MONITOR_NOT_FOUND')
  if (outcome === 'taken') throw new CallError('MONITOR_NAME_TAKEN', { name })
  return id
}

/** What a new monitor watches. Throws what `readMonitoredSearch` does, and MONITOR_KIND_UNKNOWN, MONITOR_RECORD_NOT_FOUND. */
async function targetOf(
  parts: MonitorParts,
  serving: Serving,
  { type = 'query', kind, queryStr, list, address, applicant, code }: AddRequest,
  context: Context,
): Promise<Target> {
  requireReady(serving.readiness)
  if (type === 'query' || type === 'applicant') {
    const exported = parts.kinds.find(type === 'applicant' ? undefined : kind)
    if (exported === undefined) throw new CallError('MONITOR_KIND_UNKNOWN', { type: kind ?? '' })
    const query = applicant === undefined ? queryStr : applicantQuery(applicant)
    const named = list === undefined ? { queryStr: query } : { list: { ...list, part: 'all' as const } }
    const { search, title } = await readMonitoredSearch(named, exported, exported.open(serving), context)
    return { type, recordKind: exported.kind.name, target: applicant ?? title, search, address: address ?? null, code: null }
  }
  if (type === 'report') {
    const id = (code ?? '').toLowerCase()
    return { type, recordKind: type, target: await parts.reports.title(context.caller.userId, id), search: null, address: null, code: id }
  }
  const record = await findRecord(parts, type, code ?? '')
  return { type, recordKind: type, target: record.title(context.language) || record.code, search: null, address: null, code: record.code }
}

async function findRecord({ recordsOf }: MonitorParts, type: FollowType, code: string): Promise<ReferredRecord> {
  const [record = null] = await recordsOf(type).find([code])
  if (record === null) throw new CallError('MONITOR_RECORD_NOT_FOUND', { number: code })
  return record
}
