import { importKind } from '@gezhi/search/threads'
import { serveThread, threadSettings } from '@gezhi/threads'
import { indexLayout } from './storage/index-layout.ts'
import { unpackRecord } from './storage/stored-record.ts'
import { PREPARE_THREAD } from './threads/prepare-protocol.ts'
import { prepareChunk } from './write/prepared-chunk.ts'
import { inFewBuffers, prepareRecord, prepareText } from './write/prepared-record.ts'

const layout = indexLayout(await importKind(threadSettings(PREPARE_THREAD)))

serveThread(PREPARE_THREAD, {
  prepare: (chunk) => prepareChunk(chunk, (texts) => inFewBuffers(texts.map((text) => prepareText(layout, text)))),
  prepareStored: (chunk) =>
    prepareChunk(chunk, (stored) => inFewBuffers(stored.map((blobs) => prepareRecord(layout, unpackRecord(blobs))))),
})
