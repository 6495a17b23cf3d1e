import { setTimeout as sleep } from 'node:timers/promises'
import { createHash } from 'node:crypto'
import { WorkerThread } from '@gezhi/threads'
import type { StoredRecord } from '@gezhi/search'
import type { BackgroundSlot, GiveWay } from '../platform/background-slot.ts'
import type { FileStore } from '../files/file-store.ts'
import { INDEX_THREAD, type IndexOperations, type PictureInput } from './index-thread-protocol.ts'
import { learnFromRecords } from './learn-from-records.ts'
import { readLearningState } from './learning-state.ts'
import { choiceKey, readModelChoice } from './model-choice.ts'
import { completeIndexFile, currentIndexFile, makePictureFolder } from './picture-index-file.ts'
import { readPictureIndex } from './picture-schema.ts'
import { pictureData } from './record-pictures.ts'
import type { SharedPictures } from './shared-pictures.ts'
import type { PictureSource } from './picture-source.ts'

/** ms until an aborted thread is ended: what it has not stored is described again. */
const STOPS_WITHIN = 500

/** Records read at once: they are complete, with their texts. */
const BATCH = 50

export interface PictureIndexing {
  readonly sources: readonly PictureSource[]
  readonly files: FileStore
  /** Folder of the index alone. */
  readonly folder: string
  /** Folder of the network that describes pictures; null for the built-in model. */
  readonly network: string | null
  /** Where processes with other folders find it; null if there are none. */
  readonly shared?: SharedPictures | null
  readonly signal: AbortSignal
  /** Called after each batch. */
  readonly giveWay?: GiveWay
}

type Thread = WorkerThread<IndexOperations>

/**
 * Describes the pictures of all records that have changed, one picture at a time, in a thread that ends afterwards. Work that was done
 * before a kill is not repeated. Resolves with whether anything had changed. Rejects with the signal's reason.
 */
export async function indexPictures(indexing: PictureIndexing): Promise<boolean> {
  const { sources, folder, network, shared, signal } = indexing
  await makePictureFolder(folder)
  const thread: Thread = new WorkerThread(INDEX_THREAD, undefined, { stopsWithin: STOPS_WITHIN })
  try {
    const { file } = await thread.call('open', { folder, choice: await readModelChoice(folder, network) }, { signal })
    let changed = false
    for (const source of sources) changed = (await indexKind(thread, source, indexing)) || changed
    await completeIndexFile(folder, file)
    const copy = (path: string) => thread.call('copy', { path }, { signal })
    await shared?.publish(file, await versionOf(thread, sources, signal), copy, signal)
    return changed
  } finally {
    await thread.close()
  }
}

/** Increases with every version of the described records. */
async function versionOf(thread: Thread, sources: readonly PictureSource[], signal: AbortSignal): Promise<number> {
  let sum = 0
  for (const { kind } of sources) sum += (await thread.call('version', { kind: kind.name }, { signal })) ?? 0
  return sum
}

async function indexKind(thread: Thread, source: PictureSource, { files, signal, giveWay }: PictureIndexing): Promise<boolean> {
  const kind = source.kind.name
  const { version, documents } = await source.engine.status()
  if ((await thread.call('version', { kind }, { signal })) === version) return false
  await thread.call('begin', { kind, total: documents }, { signal })
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    signal.throwIfAborted()
    const { records, next }: Awaited<ReturnType<typeof source.engine.contents>> = await source.engine.contents({ after, limit: BATCH })
    await indexBatch(thread, source, records, files, signal)
    await giveWay?.()
    after = next
  }
  await thread.call('finish', { kind, version }, { signal })
  return true
}

async function indexBatch(
  thread: Thread,
  source: PictureSource,
  records: readonly StoredRecord[],
  files: FileStore,
  signal: AbortSignal,
): Promise<void> {
  const kind = source.kind.name
  const tagged = records.map((stored) => ({ stored, doc: stored.docId, tag: tagOf(source, stored) }))
  const due = new Set(await thread.call('due', { kind, records: tagged.map(({ doc, tag }) => ({ doc, tag })) }, { signal }))
  for (const { stored, doc, tag } of tagged) {
    if (!due.has(doc)) continue
    signal.throwIfAborted()
    const named = source.pictures(stored.record)
    const pictures: PictureInput[] = []
    for (const { id } of named) {
      const data = await pictureData(source, stored.record, id, files, signal)
      if (data !== null) pictures.push({ name: id, data })
    }
    // A record with pictures that are imported later is read again.
    const complete = pictures.length === named.length ? tag : `${tag} incomplete`
    await thread.call('put', { kind, doc, tag: complete, facts: source.facts(stored.record), shows: source.shows, pictures }, { signal })
  }
}

/** Changes with the pictures of a record and what they are filtered by. */
function tagOf(source: PictureSource, { record }: StoredRecord): string {
  const content = JSON.stringify([source.facts(record), source.pictures(record).map(({ tag }) => tag)])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Learns projections from the pictures of the records, if an operator requested it. Resumes from the start after a kill. */
export async function learnIfRequested({ sources, files, folder, signal }: PictureIndexing): Promise<void> {
  const requested = await readLearningState(folder)
  if (requested === null || requested.state === 'done') return
  const thread: Thread = new WorkerThread(INDEX_THREAD, undefined, { stopsWithin: STOPS_WITHIN })
  try {
    await learnFromRecords((name, request, options) => thread.call(name, request, options), { sources, files, folder, signal })
  } finally {
    await thread.close()
  }
}

/** ms between checks for changed records. */
const LOOK_EVERY = 5000

/**
 * Describes the pictures of changed records until the signal aborts, and all of them when the model was changed. An index of records
 * whose version has not changed is not read again. Other builds of the slot go first.
 */
export async function maintainPictureIndex(
  indexing: PictureIndexing & { readonly slot: BackgroundSlot; readonly onFailure: (error: unknown) => void },
): Promise<void> {
  const { sources, folder, network, slot, signal, onFailure } = indexing
  const versions = async () => (await Promise.all(sources.map(({ engine }) => engine.status()))).map(({ version }) => version).join(' ')
  const wait = () => sleep(LOOK_EVERY, undefined, { signal, ref: false }).catch(() => {})
  let described = ''
  for (await wait(); !signal.aborted; await wait()) {
    try {
      await slot.run(signal, () => learnIfRequested(indexing))
      const current = `${await versions()} ${choiceKey(await readModelChoice(folder, network))}`
      if (current === described && hasIndex(folder)) continue
      await slot.run(signal, (giveWay) => indexPictures({ ...indexing, giveWay }))
      described = current
    } catch (error) {
      if (!signal.aborted) onFailure(error)
    }
  }
}

/** Whether the index that is searched still exists and can be opened. */
export function hasIndex(folder: string): boolean {
  const file = currentIndexFile(folder)
  const index = file === null ? null : readPictureIndex(file)
  index?.close()
  return index !== null
}
