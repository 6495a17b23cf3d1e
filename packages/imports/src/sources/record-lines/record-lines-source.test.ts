import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PATENT_KIND } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { BOOK_KIND } from '@gezhi/search/testing'
import { expect, onTestFinished, test } from 'vitest'
import { DryTarget } from '../../pipeline/dry-target.ts'
import { findFiles } from '../../pipeline/find-files.ts'
import { addCounts, NO_COUNTS } from '../../pipeline/import-event.ts'
import type { ImportEngines } from '../../pipeline/import-engines.ts'
import type { ImportTarget } from '../../pipeline/import-target.ts'
import { readFile } from '../../pipeline/read-file.ts'
import { RejectedLog } from '../../pipeline/rejected-log.ts'
import { StoringTarget } from '../../pipeline/storing-target.ts'
import { tempFolder } from '../../pipeline/testing/temp-folder.ts'
import { SOURCES } from '../every-source.ts'
import { recordLinesSource } from './record-lines-source.ts'

const BOOK_LINES = recordLinesSource(BOOK_KIND, { recognisedBy: ['isbn', 'title'] })
const GRAPHENE = { isbn: '1', title: 'graphene', publisher: '科学出版社', printed: '20200101' }
const read = (text: string) => BOOK_LINES.read({ position: 1, text })

test('a file is recognised by the properties of its first line', () => {
  expect(BOOK_LINES.recognises(`${JSON.stringify(GRAPHENE)}\n{}`)).toBe(true)
  expect(BOOK_LINES.recognises('{"isbn":"1"}')).toBe(false)
  expect(BOOK_LINES.recognises('isbn,title\n')).toBe(false)
})

test('a line is a record as it stands; what the kind cannot read as one is rejected with the part that is wrong', () => {
  expect(read(JSON.stringify(GRAPHENE))).toEqual({ kind: 'record', record: GRAPHENE })
  const error = (book: object) => {
    const reading = read(JSON.stringify({ ...GRAPHENE, ...book }))
    return reading.kind === 'rejected' && reading.reason.en
  }
  expect(read('[]')).toMatchObject({ kind: 'rejected', reason: { en: 'the line is not a JSON object' } })
  expect(error({ title: 5 })).toBe('the line is not a record of the kind Books (title)')
  expect(error({ chapters: 'one' })).toBe('the line is not a record of the kind Books (chapters)')
  expect(error({ chapters: ['one', null] })).toBe('the line is not a record of the kind Books (chapters)')
  expect(error({ printed: 'soon' })).toBe('the line is not a record of the kind Books (D)')
  expect(error({ publisher: {} })).toBe('the line is not a record of the kind Books (publisher)')
  expect(error({ isbn: 7 })).toBe('the line is not a record of the kind Books (identity)')
})

async function engines(folder: string) {
  const [patent, book] = await Promise.all([
    openSqliteEngine({ kind: PATENT_KIND, folder: join(folder, 'patents'), readers: 1 }),
    openSqliteEngine({ kind: BOOK_KIND, folder: join(folder, 'books'), readers: 1 }),
  ])
  onTestFinished(() => Promise.all([patent.close(), book.close()]).then(() => {}))
  return { patent, book }
}

/** Imports a folder with all formats enabled. */
async function imported(folder: string, target: ImportTarget) {
  let counts = NO_COUNTS
  const known: string[] = []
  const { signal } = new AbortController()
  for (const file of await findFiles([folder], signal)) {
    for await (const event of readFile(file, (...source) => target.progressOf(...source), [...SOURCES, BOOK_LINES])) {
      if (event.kind === 'batch') counts = addCounts(counts, await (await target.prepare(event, signal))())
      if (event.kind === 'known') known.push(event.file)
    }
  }
  return { counts, known: known.length }
}

const documents = async (...all: readonly Pick<SearchEngine<object>, 'status'>[]) =>
  (await Promise.all(all.map((engine) => engine.status()))).map((status) => status.documents)

test('records of each kind go to the engine of that kind, with how far their source was read', async () => {
  const folder = tempFolder()
  const files = tempFolder()
  writeFileSync(
    join(files, 'books.jsonl'),
    [GRAPHENE, { isbn: '2', title: 'gears' }, { isbn: '', title: 'x' }].map((book) => JSON.stringify(book)).join('\n'),
  )
  const patent = {
    publication_number: 'CN600000001A',
    publication_date: '2030-03-25',
    title: '风筝',
    applicants: ['湖畔大学'],
    main_claim: '',
    ipc: [],
  }
  writeFileSync(join(files, 'patents.jsonl'), JSON.stringify(patent))
  const stores: { engines: ImportEngines } = { engines: await engines(folder) }
  const { patent: patents, book: books } = stores.engines as Awaited<ReturnType<typeof engines>>

  expect((await imported(files, new DryTarget(stores))).counts).toMatchObject({ new: 3, rejected: 1 })
  expect(await documents(patents, books)).toEqual([0, 0])
  const target = () => new StoringTarget(stores, new RejectedLog(folder, 'run'))
  expect(await imported(files, target())).toMatchObject({ counts: { read: 4, new: 3, rejected: 1 }, known: 0 })
  expect(await documents(patents, books)).toEqual([1, 2])
  const [stored] = await books.get(['1'])
  expect(stored!.record).toMatchObject({ ...GRAPHENE, source: { format: 'book-jsonl', position: 1, reader: 1 } })
  expect((await imported(files, target())).known).toBe(2)
  expect((await patents.allProgress()).map(({ position }) => position)).toEqual([1])
  expect((await books.allProgress()).map(({ position, rejected }) => [position, rejected])).toEqual([[3, 1]])

  // Changed again: merged by the rules of the kind, once.
  writeFileSync(join(files, 'books.jsonl'), JSON.stringify({ ...GRAPHENE, title: 'graphene, second edition' }))
  expect((await imported(files, target())).counts).toMatchObject({ read: 1, changed: 1 })
  await expect(imported(files, new StoringTarget({ engines: { patent: patents } }, new RejectedLog(folder, 'run')))).rejects.toThrow(
    /does not accept records of the kind book .*不接受/,
  )
})
