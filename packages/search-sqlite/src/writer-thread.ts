import type { DatabaseSync } from 'node:sqlite'
import type { WriteBatch } from '@gezhi/search'
import { buildIndexName, type IndexName } from './storage/index-name.ts'
import { buildingPath, liveIndex, removeIndex, removeLeftovers, switchIn } from './storage/index-folder.ts'
import { createIndex, finishBuilding, openForBuilding, openForWriting, SCHEMA_VERSION } from './storage/schema.ts'
import { serveJobs, threadSettings } from './threads/serve-jobs.ts'
import { WorkerThread } from './threads/worker-thread.ts'
import { writeInChunks, type Prepare } from './write/write-in-chunks.ts'
import { checkBuild } from './write/check-build.ts'
import { IndexWriter } from './write/index-writer.ts'
import { copyDocuments, isOutdated } from './write/rebuild-index.ts'
import { join } from 'node:path'

export interface WriterSettings {
  readonly folder: string
}

interface OpenIndex {
  readonly name: IndexName
  readonly path: string
  readonly db: DatabaseSync
  readonly writer: IndexWriter
}

const { folder } = threadSettings<WriterSettings>()
/** Records are worked out beside the writing of the ones before them. */
const preparer = new WorkerThread(new URL('./prepare-thread.ts', import.meta.url), null)
const prepare: Prepare = (records) => preparer.run('prepare', records)
let live: OpenIndex | null = null
let build: OpenIndex | null = null

serveJobs({
  /** Opens the newest index of the folder, or makes the first one. Answers its path. */
  open: async () => {
    const found = liveIndex(folder)
    if (found !== null && isOutdated(found.name, found.path)) live = await rebuilt(found.name, found.path)
    else {
      const name = found?.name ?? { kind: 'patents', schema: SCHEMA_VERSION, build: 1 }
      live = openLive(name, found?.path ?? createFirst(name))
    }
    removeLeftovers(folder, live.path)
    return live.path
  },
  write: (batch: WriteBatch) => writeInChunks(live!.writer, batch, prepare),
  beginBuild: () => {
    abandonBuild()
    build = startBuild(live!.name)
  },
  writeToBuild: (batch: WriteBatch) => writeInChunks(build!.writer, batch, prepare),
  /** Switches the build in. Answers the path of the new index; the old file stays until `removeOld`. */
  finishBuild: () => {
    const path = finish(build!)
    live!.db.close()
    live = openLive(build!.name, path)
    build = null
    return path
  },
  abandonBuild: () => abandonBuild(),
  removeOld: () => removeLeftovers(folder, live!.path),
  close: async () => {
    abandonBuild()
    await preparer.close()
    live?.db.close()
    live = null
  },
})

function startBuild(last: IndexName): OpenIndex {
  const name = { ...last, schema: SCHEMA_VERSION, build: last.build + 1 }
  const path = buildingPath(folder, name)
  createIndex(path)
  const db = openForBuilding(path)
  return { name, path, db, writer: new IndexWriter(db, false) }
}

/** Optimised, checked, durable and under its name. Answers its path. */
function finish({ name, path, db, writer }: OpenIndex): string {
  writer.finish()
  finishBuilding(db)
  checkBuild(db)
  db.close()
  return switchIn(folder, name, path)
}

/** An index of older stores or fields, made again from its documents. */
async function rebuilt(name: IndexName, path: string): Promise<OpenIndex> {
  const next = startBuild(name)
  await copyDocuments(path, next.writer, prepare)
  return openLive(next.name, finish(next))
}

function createFirst(name: IndexName): string {
  const building = buildingPath(folder, name)
  createIndex(building)
  return switchIn(folder, name, building)
}

function openLive(name: IndexName, path: string): OpenIndex {
  const db = openForWriting(path)
  return { name, path, db, writer: new IndexWriter(db, true) }
}

function abandonBuild(): void {
  if (build === null) return
  build.db.close()
  removeIndex(join(folder, `${buildIndexName(build.name)}.building`))
  build = null
}
