import { API_OPERATIONS, API_ROOT, type AlertRecord, type FollowType } from '@gezhi/contract'

/** The operation that returns one record of each kind. */
const OPERATIONS = {
  patent: API_OPERATIONS.getPatent,
  trademark: API_OPERATIONS.getTrademark,
  company: API_OPERATIONS.getCompany,
} as const satisfies Readonly<Record<FollowType, { readonly path: string }>>

/** A record with its address in the open API, below an origin. */
export function alertRecord(record: Omit<AlertRecord, 'url'>, origin: string): AlertRecord {
  const { path } = OPERATIONS[record.kind]
  return { ...record, url: `${origin}${API_ROOT}${path.replace(/\{\w+\}/, encodeURIComponent(record.number))}` }
}

/** The address of a page of the records of a run, below an origin. */
export function runRecordsAddress(run: string, page: number, origin: string): string {
  return `${origin}${API_ROOT}${API_OPERATIONS.listRunRecords.path.replace('{run}', run)}?page=${page}`
}
