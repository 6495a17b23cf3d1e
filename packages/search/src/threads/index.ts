export { CancelledError } from './messages.ts'
export { serveJobs, threadSettings, throwIfCancelled } from './serve-jobs.ts'
export { WorkerThread } from './worker-thread.ts'
