import type { PatentRecord } from '@gezhi/records'
import { serveJobs } from './threads/serve-jobs.ts'
import { prepareRecord } from './write/prepared-record.ts'

serveJobs({ prepare: (records: readonly PatentRecord[]) => records.map(prepareRecord) })
