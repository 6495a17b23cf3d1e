import { importKind, serveJobs, threadSettings, type KindSettings } from '@gezhi/search/threads'
import { indexLayout } from './storage/index-layout.ts'
import { prepareRecord } from './write/prepared-record.ts'

const layout = indexLayout(await importKind(threadSettings<KindSettings>()))

serveJobs({ prepare: (records: readonly object[]) => records.map((record) => prepareRecord(layout, record)) })
