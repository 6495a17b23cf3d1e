import type { DatabaseSync } from 'node:sqlite'
import { SearchError } from '@gezhi/search'
import { indexLayout } from './storage/index-layout.ts'
import { buildIndexName, type IndexName } from './storage/index-name.ts'
import { buildingPath, liveIndex, removeIndex, removeLeftovers, switchIn } from './storage/index-folder.ts'
import { createFirstIndex } from './storage/first-index.ts'
import { createIndex, finishBuilding, intoOneFile, openForBuilding, openForWriting, SCHEMA_VERSION } from './storage/schema.ts'
import { importKind } from '@gezhi/search/threads'
import { serveThread, threadSettings, WorkerThread } from '@gezhi/threads'
import { PREPARE_THREAD } from './threads/prepare-protocol.ts'
import { RebuildProgress } from './threads/rebuild-progress.ts'
import { WRITER_THREAD } from './threads/writer-protocol.ts'
import { writeInChunks, type Prepare } from './write/write-in-chunks.ts'
import { checkBuild } from './write/check-build.ts'
import { IndexWriter } from './write/index-writer.ts'
import { copyDocuments, isOutdated, type Copying } from './write/rebuild-index.ts'
import { join } from 'node:path'

interface OpenIndex {
  readonly name: IndexName
  readonly path: string
  readonly db: DatabaseSync
  readonly writer: IndexWriter
}

const { folder, kindModule } = threadSettings(WRITER_THREAD)
const layout = indexLayout(await importKind({ kindModule }))
const { indexName, version } = layout.kind
/** Records are prepared while earlier ones are written. */
const preparer = new WorkerThread(PREPARE_THREAD, { kindModule })
const prepare: Prepare = (chunk) => preparer.call('prepare', chunk)
const prepareStored: Copying['prepare'] = (chunk) => preparer.call('prepareStored', chunk)
let live: OpenIndex | null = null
let build: OpenIndex | null = null

serveThread(WRITER_THREAD, {
  open: async (progress) => {
    const found = liveIndex(folder, indexName)
    if (found !== null && isOutdated(found.name, found.path, layout)) live = await rebuilt(found.name, found.path, progress)
    else {
      const { name, path } = found ?? createFirstIndex(folder, layout)
      live = openLive(name, path)
    }
    removeLeftovers(folder, indexName, live.path)
    return live.path
  },
  write: (batch) => writeInChunks(live!.writer, batch, prepare),
  beginBuild: () => {
    abandonBuild()
    build = startBuild(live!.name)
  },
  writeToBuild: (batch) => writeInChunks(build!.writer, batch, prepare),
  finishBuild: () => switchOver(build!.name, finish(build!)),
  abandonBuild: () => {
    abandonBuild()
    return live!.path
  },
  rebuild: async () => {
    abandonBuild()
    build = startBuild(live!.name)
    await copyDocuments(live!.path, build.writer, { prepare: prepareStored })
    return switchOver(build.name, finish(build))
  },
  swapIn: (from) => {
    const found = liveIndex(from, indexName)
    if (found === null || isOutdated(found.name, found.path, layout))
      throw new SearchError('corrupt', `There is no index to use in ${from}`)
    const name = { ...found.name, build: live!.name.build + 1 }
    intoOneFile(found.path)
    return switchOver(name, switchIn(folder, name, found.path))
  },
  removeOld: () => removeLeftovers(folder, indexName, live!.path),
  close: async () => {
    abandonBuild()
    await preparer.close()
    live?.db.close()
    live = null
  },
})

function startBuild(last: IndexName): OpenIndex {
  const name = { kind: indexName, version, schema: SCHEMA_VERSION, build: last.build + 1 }
  const path = buildingPath(folder, name)
  createIndex(path, layout.columns)
  const db = openForBuilding(path)
  return { name, path, db, writer: new IndexWriter(db, layout, false) }
}

/** Makes the index at `path` live. */
function switchOver(name: IndexName, path: string): string {
  live!.db.close()
  live = openLive(name, path)
  build = null
  return path
}

/** Optimises, checks and renames the index durably. Returns its path. */
function finish({ name, path, db, writer }: OpenIndex): string {
  writer.finish()
  finishBuilding(db)
  checkBuild(db)
  db.close()
  return switchIn(folder, name, path)
}

/** An outdated index, rebuilt from its documents; it stays as it was if that fails or is cancelled. */
async function rebuilt(name: IndexName, path: string, shared: SharedArrayBuffer | null): Promise<OpenIndex> {
  const progress = new RebuildProgress(shared ?? undefined)
  const next = startBuild(name)
  build = next
  try {
    await copyDocuments(path, next.writer, { prepare: prepareStored, onDone: (done, total) => progress.report(done, total) })
    const built = openLive(next.name, finish(next))
    build = null
    return built
  } finally {
    abandonBuild()
  }
}

function openLive(name: IndexName, path: string): OpenIndex {
  const db = openForWriting(path)
  return { name, path, db, writer: new IndexWriter(db, layout, true) }
}

function abandonBuild(): void {
  if (build === null) return
  if (build.db.isOpen) build.db.close()
  removeIndex(join(folder, `${buildIndexName(build.name)}.building`))
  build = null
}
