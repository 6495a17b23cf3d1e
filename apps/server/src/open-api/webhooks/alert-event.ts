import { MAX_EVENT_RECORDS, type AlertEvent, type FollowType } from '@gezhi/contract'
import { describeReason } from '../../exports/task-reason.ts'
import type { UnsentRun } from '../../monitors/monitor-queue.ts'
import type { ReferredRecords } from '../../kinds/referred-records.ts'
import { alertRecord, runRecordsAddress } from './alert-record.ts'

/** What events about alerts are made with. */
export interface AlertEventParts {
  recordsOf(type: FollowType): Pick<ReferredRecords, 'find'>
  /** The address of the installation; null if it is not known. */
  readonly publicUrl: string | null
}

/** The event about an alert; `failure` and titles are in the language of the monitor. */
export async function alertEvent({ run, monitor }: UnsentRun, { recordsOf, publicUrl }: AlertEventParts): Promise<AlertEvent> {
  const { id, name, type, recordKind, target, language } = monitor
  const ids = run.changes === null ? run.ids.slice(0, MAX_EVENT_RECORDS) : []
  const records = ids.length === 0 ? [] : await recordsOf(recordKind as FollowType).find(ids)
  const origin = publicUrl ?? ''
  return {
    type: 'monitor.alert',
    version: 1,
    timestamp: run.endedAt.toISOString(),
    data: {
      monitor: { id, name, type, kind: recordKind, target },
      run: { id: run.id, time: run.endedAt.toISOString(), requested: run.isRequested },
      total: run.total,
      found: run.found,
      records: ids.map((number, index) => {
        const record = records[index]
        return alertRecord({ kind: recordKind as FollowType, number: record?.code ?? number, title: record?.title(language) ?? '' }, origin)
      }),
      next: run.changes === null && run.ids.length > MAX_EVENT_RECORDS ? runRecordsAddress(run.id, 2, origin) : null,
      changes: [...(run.changes ?? [])],
      failure: run.failure && describeReason(run.failure, language),
    },
  }
}
