import { serveThread } from '@gezhi/threads'
import { TABLE_THREAD } from './read-table-protocol.ts'
import { readTable } from './read-table.ts'

serveThread(TABLE_THREAD, { read: ({ bytes, maxRows }) => readTable(Buffer.from(bytes), maxRows) })
