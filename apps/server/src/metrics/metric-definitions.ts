/** What a metric is, for those who read it. */
export interface MetricDefinition {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  /** Names of its labels. Their values are of the program (calls, kinds, queues), never of users, so that there are few. */
  readonly labels: readonly string[]
}

/** Every metric of a process; docs/monitoring.md lists them. A dashboard or an alert may name no other. */
export const METRIC_DEFINITIONS = {
  gezhi_build_info: { type: 'gauge', labels: ['version', 'role'], help: 'Always 1; version and GEZHI_ROLE of the process' },
  gezhi_ready: { type: 'gauge', labels: [], help: '1 when the process has started and is not stopping' },
  gezhi_http_requests_total: {
    type: 'counter',
    labels: ['call', 'status'],
    help: 'Requests by path of the call and class of the status, for errors in an envelope that of its code',
  },
  gezhi_http_request_duration_seconds: {
    type: 'histogram',
    labels: ['call'],
    help: 'Seconds from a request to the end of its response, except event streams',
  },
  gezhi_errors_total: { type: 'counter', labels: ['error'], help: 'Errors that requests were answered with, by name (docs/errors.md)' },
  gezhi_searches_total: {
    type: 'counter',
    labels: ['kind', 'hits'],
    help: 'First pages of result lists by kind of record and number of hits',
  },
  gezhi_search_requests_open: { type: 'gauge', labels: [], help: 'Pages, counts and facets of callers that run or wait in the queue' },
  gezhi_jobs: {
    type: 'gauge',
    labels: ['queue', 'state'],
    help: 'Background jobs by queue and state (queued, active, failed), counted every 10 s',
  },
  gezhi_imports_running: { type: 'gauge', labels: [], help: 'Imports, and other jobs that write records, that run or wait' },
  gezhi_index_documents: { type: 'gauge', labels: ['kind'], help: 'Documents in the index of a kind of record' },
  gezhi_index_version: { type: 'gauge', labels: ['kind'], help: 'Version of the content of the index, which grows with each write' },
  gezhi_index_rebuild_documents: {
    type: 'gauge',
    labels: ['kind', 'state'],
    help: 'Documents of an index that is rebuilt after an upgrade while the earlier one answers (done, total); missing otherwise',
  },
  gezhi_database_up: { type: 'gauge', labels: [], help: '1 when the database answered this scrape within 2 s' },
  gezhi_database_connections: { type: 'gauge', labels: ['state'], help: 'Connections in the pool (used, idle)' },
  gezhi_database_connections_max: { type: 'gauge', labels: [], help: 'GEZHI_DATABASE_CONNECTIONS' },
  gezhi_database_waiting: { type: 'gauge', labels: [], help: 'Statements and transactions that wait for a connection' },
  gezhi_last_backup_timestamp_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Time of the last good backup, Unix time; missing if none is known to the data folder of the process',
  },
  gezhi_next_backup_due_timestamp_seconds: {
    type: 'gauge',
    labels: [],
    help: 'Time at which the next backup is due after the last good one, by GEZHI_BACKUP_AT, or a week later without it, Unix time; missing like that one',
  },
  gezhi_writes_rejected: { type: 'gauge', labels: [], help: '1 while the disk is full or the data folder is gone' },
  process_resident_memory_bytes: { type: 'gauge', labels: [], help: 'Resident memory of the process' },
  nodejs_heap_size_used_bytes: { type: 'gauge', labels: [], help: 'Used heap of JavaScript' },
  nodejs_heap_size_total_bytes: { type: 'gauge', labels: [], help: 'Heap of JavaScript' },
  process_cpu_seconds_total: { type: 'counter', labels: [], help: 'Processor time of the process, in user and system mode' },
  process_start_time_seconds: { type: 'gauge', labels: [], help: 'Start of the process, Unix time' },
} as const satisfies Readonly<Record<string, MetricDefinition>>

/** The name of a metric. */
export type MetricName = keyof typeof METRIC_DEFINITIONS
