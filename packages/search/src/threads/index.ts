export { importKind, type KindSettings } from './import-kind.ts'
export { CancelledError } from './messages.ts'
export { serveJobs, threadSettings, throwIfCancelled } from './serve-jobs.ts'
export { WorkerThread, type ReplacementOptions } from './worker-thread.ts'
