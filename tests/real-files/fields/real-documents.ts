import { createReadStream, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import type { ImportSource, ReadRecord } from '@gezhi/imports'
import { unzipSync } from 'fflate'
import { REAL_FILES } from '../real-files.ts'

/** A document in its file, and the records read from it. */
export interface RealDocument<R extends object> {
  readonly name: string
  readonly text: string
  readonly records: readonly ReadRecord<R>[]
}

/** The first documents of a format in files with this path prefix, spread over the files. */
export async function realDocuments<R extends object>(
  sources: readonly ImportSource<R>[],
  format: string,
  begins: string,
  max: number,
): Promise<RealDocument<R>[]> {
  const source = sources.find((one) => one.format === format)
  if (source === undefined) throw new Error(`there is no format ${format}`)
  const files = filesBelow(begins)
  const each = Math.max(1, Math.ceil(max / files.length))
  const documents: RealDocument<R>[] = []
  for (const path of files) {
    for (const bytes of await membersOf(path)) {
      let taken = 0
      for await (const fragment of source.fragments(bytes)) {
        if (fragment.skipped !== undefined) continue
        const reading = source.read(fragment)
        if (reading.kind !== 'record' && reading.kind !== 'records') throw new Error(`${path} ${fragment.position} is not read`)
        documents.push({
          name: `${path.slice(REAL_FILES.length + 1)} ${fragment.position}`,
          text: fragment.text,
          records: reading.kind === 'records' ? reading.records : [reading.record],
        })
        if (++taken === each || documents.length === max) break
      }
      if (documents.length === max) return documents
    }
  }
  return documents
}

function filesBelow(begins: string): string[] {
  const [, folder = '', prefix = ''] = /^(.*\/)([^/]*)$/.exec(begins) ?? []
  const names = readdirSync(join(REAL_FILES, folder)).filter((name) => name.startsWith(prefix))
  return names.map((name) => join(REAL_FILES, folder, name)).filter((path) => statSync(path).isFile())
}

async function membersOf(path: string): Promise<AsyncIterable<Buffer>[]> {
  if (path.endsWith('.zip')) return Object.values(unzipSync(await readFile(path))).map((bytes) => Readable.from([Buffer.from(bytes)]))
  if (path.endsWith('.gz')) return [Readable.from([gunzipSync(await readFile(path))])]
  return [createReadStream(path)]
}
