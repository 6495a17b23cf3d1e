import { parentPort, workerData } from 'node:worker_threads'
import type { SourceProgress } from '@gezhi/search'
import { type OwnMapping } from '../mappings/mapping-file.ts'
import { ownSources } from '../mappings/own-sources.ts'
import { SOURCES } from '../sources/sources.ts'
import type { FoundFile } from './find-files.ts'
import type { ImportSource } from './import-source.ts'
import { readFile } from './read-file.ts'
import type { ReadEvent } from './read-event.ts'

/** What the writing side sends to the reading thread. */
export type ToReader =
  | { readonly kind: 'read'; readonly file: FoundFile }
  | { readonly kind: 'progress'; readonly progress: SourceProgress | null }
  /** One event has been dealt with: one more may come. */
  | { readonly kind: 'taken' }

/** What the reading thread sends back. */
export type FromReader =
  | { readonly kind: 'event'; readonly event: ReadEvent }
  | { readonly kind: 'progress'; readonly source: string; readonly recordKind: string | null }
  | { readonly kind: 'end' }

/** Events sent ahead of the writing side. One more is built meanwhile, so reading and writing overlap; this bounds the memory. */
const AHEAD = 1

if (parentPort !== null) serve(parentPort, [...ownSources(workerData as OwnMapping[]), ...SOURCES])

function serve(port: NonNullable<typeof parentPort>, sources: readonly ImportSource[]): void {
  let free = AHEAD
  let onFree: (() => void) | null = null
  let onProgress: ((progress: SourceProgress | null) => void) | null = null
  const send = (message: FromReader) => port.postMessage(message)
  const progressOf = (source: string, recordKind: string | null) =>
    new Promise<SourceProgress | null>((resolve) => {
      onProgress = resolve
      send({ kind: 'progress', source, recordKind })
    })
  const read = async (file: FoundFile) => {
    for await (const event of readFile(file, progressOf, sources)) {
      while (free === 0) await new Promise<void>((resolve) => (onFree = resolve))
      free -= 1
      send({ kind: 'event', event })
    }
    send({ kind: 'end' })
  }
  port.on('message', (message: ToReader) => {
    if (message.kind === 'read') void read(message.file)
    else if (message.kind === 'progress') onProgress?.(message.progress)
    else {
      free += 1
      onFree?.()
    }
  })
}
