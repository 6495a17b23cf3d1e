import { importKind } from '@gezhi/search/threads'
import { serveThread, threadSettings } from '@gezhi/threads'
import { indexLayout } from './storage/index-layout.ts'
import { PREPARE_THREAD } from './threads/prepare-protocol.ts'
import { prepareRecord } from './write/prepared-record.ts'

const layout = indexLayout(await importKind(threadSettings(PREPARE_THREAD)))

serveThread(PREPARE_THREAD, { prepare: (records) => records.map((record) => prepareRecord(layout, record)) })
