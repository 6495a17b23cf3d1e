import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { getTableName } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import type { Transaction } from '../../database/connect-database.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Person, PersonalData } from '../../platform/personal-data.ts'
import { personalRows, type PersonalRow } from './personal-rows.ts'

/** Sources of a copy. */
export interface DataCopySource {
  /** A connection with a consistent snapshot. */
  readonly transaction: Transaction
  readonly files: Pick<FileStore, 'get'>
  readonly person: Person
  readonly declared: readonly PersonalData[]
  /** ISO 8601. */
  readonly time: string
}

/**
 * The zip file of all that is declared to belong in a person's copy: a JSON file for each table with the copied columns, the files of its
 * rows, and a README. `progress` is called with the share that is written, 0 to 1. An error, also one of `progress`, ends the stream with
 * it.
 */
export function writeDataCopy(source: DataCopySource, progress: (share: number) => Promise<void>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // A failing stream of content.
  zip.on('error', (error: Error) => output.destroy(error))
  void addAll(zip, source, progress).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error as Error),
  )
  return output
}

async function addAll(zip: ZipFile, source: DataCopySource, progress: (share: number) => Promise<void>): Promise<void> {
  const { transaction, person, declared, files, time } = source
  const tables = declared.filter(({ copied }) => copied.length > 0)
  const keys = new Set<string>()
  await add(zip, 'README.txt', Readable.from([readme(time)]))
  for (const [done, data] of tables.entries()) {
    await progress(done / (tables.length + 1))
    const rows = personalRows(transaction, data, person)
    await add(zip, nameIn(tables, data), Readable.from(jsonLines(rows, data, keys)))
  }
  await progress(tables.length / (tables.length + 1))
  for (const key of keys) {
    const bytes = await files.get(key)
    if (bytes !== null) await add(zip, `files/${key}`, Readable.from([bytes]))
  }
  await progress(1)
}

/** Adds an entry and waits until it is written, because the next one uses the same connection. */
async function add(zip: ZipFile, name: string, content: Readable): Promise<void> {
  const written = finished(content)
  zip.addReadStream(content, name)
  await written
}

/** `feedback.json`; `feedback-2.json` for the second declaration of a table. */
function nameIn(tables: readonly PersonalData[], data: PersonalData): string {
  const name = getTableName(data.table)
  const same = tables.filter(({ table }) => table === data.table)
  return same.length > 1 && same.indexOf(data) > 0 ? `${name}-${same.indexOf(data) + 1}.json` : `${name}.json`
}

/** A JSON array, a row per line; the keys of files of the rows are added to `keys`. */
async function* jsonLines(
  rows: AsyncIterable<PersonalRow>,
  { copied, files, retainedFiles }: PersonalData,
  keys: Set<string>,
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    for (const key of [...(files?.(row) ?? []), ...(retainedFiles?.(row) ?? [])]) keys.add(key)
    yield before + JSON.stringify(Object.fromEntries(copied.map((name) => [name, row[name] ?? null])))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

function readme(time: string): string {
  return [...README.zh(time), '', ...README.en(time), ''].join('\r\n')
}

/** Lines in both languages: the file may be read by others than the one who requested it. */
const README = {
  zh: (time: string) => [
    `本文件是格致中与您的账号有关的数据副本，截至 ${time}。`,
    '每个 JSON 文件对应一张数据表，每行一条记录；files 文件夹中是您上传的文件。',
  ],
  en: (time: string) => [
    `This is a copy of the data Gezhi holds about your account, as of ${time}.`,
    'Each JSON file holds one table, one record per line; the folder files holds the files you uploaded.',
  ],
}
