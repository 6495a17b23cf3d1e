import { MONITOR_FREQUENCIES, type Language, type Monitor, type MonitorFrequency, type MonitorHit, type MonitorRun } from '@gezhi/contract'
import { describeReason, type TaskReason } from '../exports/task-reason.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { ReferredRecord } from '../kinds/referred-records.ts'
import type { StoredMonitor, StoredRun } from './monitor-store.ts'

/** A monitor as calls return it. */
export function shownMonitor(monitor: StoredMonitor, language: Language): Monitor {
  const { id, name, type, recordKind, target, search, code, frequency, email, total, lastFound, address } = monitor
  return {
    id,
    name,
    type,
    kind: recordKind,
    target,
    code,
    frequency,
    email,
    total,
    lastFound,
    address: address && { ...address },
    queryStr: queryOf(search?.request),
    list: search,
    sendWhenEmpty: monitor.sendWhenEmpty ? 1 : 0,
    status: monitor.isOn ? 1 : 0,
    createTime: shanghaiTime(monitor.createdAt),
    startTime: timeOrNull(monitor.startedAt),
    running: monitor.requestedAt !== null || (monitor.startedAt === null && monitor.failure === null),
    lastTime: timeOrNull(monitor.lastAt),
    failure: failureText(monitor.failure, language),
    lastSendTime: timeOrNull(monitor.lastSentAt),
    nextTime: monitor.isOn ? shanghaiTime(monitor.nextAt) : null,
  }
}

/** A run as calls return it. */
export function shownRun(run: StoredRun, language: Language): MonitorRun {
  const { id, total, found, mail } = run
  return {
    id,
    total,
    found,
    mail,
    time: shanghaiTime(run.endedAt),
    requested: run.isRequested,
    changes: [...(run.changes ?? [])],
    failure: failureText(run.failure, language),
    sendTime: timeOrNull(run.sentAt),
    sending: run.isUnsent || mail === 'sending' || (mail === 'waiting' && run.mailAttempts === 0),
  }
}

/** A record of a run as calls return it. */
export function shownHit(id: string, record: ReferredRecord | null, language: Language): MonitorHit {
  if (record === null) return { code: id, title: '', record: null }
  const { code, status, parties, applicationDate, publicationDate } = record
  return { code, title: record.title(language), record: { status, parties: [...parties], applicationDate, publicationDate } }
}

/** The schedules with their names, in the order of menus. */
export function frequencies(language: Language): { name: string; value: MonitorFrequency }[] {
  const { daily, weekly, monthly } = MONITOR_FREQUENCIES
  return [daily, weekly, monthly].map((value) => ({ name: FREQUENCY_NAMES[value][language], value }))
}

const FREQUENCY_NAMES: Readonly<Record<MonitorFrequency, Readonly<Record<Language, string>>>> = {
  [MONITOR_FREQUENCIES.weekly]: { zh: '每周', en: 'Weekly' },
  [MONITOR_FREQUENCIES.monthly]: { zh: '每月', en: 'Monthly' },
  [MONITOR_FREQUENCIES.daily]: { zh: '每天', en: 'Daily' },
}

function queryOf(request: unknown): string {
  const { filter } = (request ?? {}) as { readonly filter?: { readonly queryStr?: string } }
  return filter?.queryStr ?? ''
}

function timeOrNull(time: Date | null): string | null {
  return time && shanghaiTime(time)
}

function failureText(failure: TaskReason | null, language: Language): string | null {
  return failure && describeReason(failure, language)
}
