import type { PatentRecord } from '@gezhi/records'
import { serveJobs } from '@gezhi/search/threads'
import { prepareRecord } from './write/prepared-record.ts'

serveJobs({ prepare: (records: readonly PatentRecord[]) => records.map(prepareRecord) })
