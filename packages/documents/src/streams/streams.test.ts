import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { writeDocx } from '../docx/write-docx.ts'
import type { RecordDocument } from '../records/record-document.ts'
import { writeReferences } from '../references/write-references.ts'
import type { Table } from '../tables/table.ts'
import { writeCsv } from '../tables/write-csv.ts'
import { writeJsonLines } from '../tables/write-json-lines.ts'
import { CountedRows, tableOf } from '../testing/sample-table.ts'
import { writeXlsx } from '../xlsx/write-xlsx.ts'

const WRITERS: readonly (readonly [name: string, write: (rows: Table['rows']) => Readable])[] = [
  ['csv', (rows) => writeCsv(tableOf(rows))],
  ['JSON lines', (rows) => writeJsonLines(tableOf(rows))],
  ['xlsx', (rows) => writeXlsx(tableOf(rows))],
]

describe.each(WRITERS)('a stream of %s', (_name, write) => {
  it('reads only as far as its reader', async () => {
    const rows = new CountedRows(1_000_000)
    const stream = write(rows)
    await once(stream, 'readable')
    // A header may be readable before the first row.
    await vi.waitFor(() => expect(rows.read).toBeGreaterThan(0), { timeout: 10_000 })
    let read = -1
    while (read !== rows.read) {
      read = rows.read
      await setTimeout(200)
    }
    expect(read).toBeLessThan(50_000)
    stream.destroy()
  })

  it('closes its source when the reader goes away', async () => {
    const rows = new CountedRows(1_000_000)
    const stream = write(rows)
    await once(stream, 'readable')
    stream.destroy()
    await vi.waitFor(() => expect(rows.isClosed).toBe(true))
    const { read } = rows
    await setTimeout(50)
    expect(rows.read).toBe(read)
  })

  it('closes its source when it is destroyed before it is read', async () => {
    const closed = vi.fn<() => void>()
    const source = { next: () => ({ done: false, value: [] }), return: () => (closed(), { done: true, value: undefined }) }
    const stream = write({ [Symbol.iterator]: () => source as unknown as Iterator<never> })
    stream.destroy()
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
  })

  it('ends with the error of its source', async () => {
    async function* failing(): AsyncGenerator<string[]> {
      yield ['a row']
      throw new Error('The database is gone')
    }
    await expect(write(failing()).toArray()).rejects.toThrow('The database is gone')
  })
})

it('a docx closes its source when the reader goes away, also while its text is spooled', async () => {
  let [read, isClosed] = [0, false]
  async function* records(): AsyncGenerator<RecordDocument> {
    try {
      while (true) yield { title: `记录 ${read++}`, facts: [], blocks: [] }
    } finally {
      isClosed = true
    }
  }
  const stream = writeDocx({ title: '检索结果', language: 'zh', records: records() })
  await vi.waitFor(() => expect(read).toBeGreaterThan(100))
  stream.destroy()
  await vi.waitFor(() => expect(isClosed).toBe(true))
})

it('a docx ends with the error of its source', async () => {
  async function* failing(): AsyncGenerator<RecordDocument> {
    yield { title: '记录', facts: [], blocks: [] }
    throw new Error('The database is gone')
  }
  await expect(writeDocx({ title: '', language: 'zh', records: failing() }).toArray()).rejects.toThrow('The database is gone')
})

it('references close their source when the reader goes away', async () => {
  const reference = { title: '标题', inventors: [], applicants: [], number: 'CN1A', office: 'CN', date: null, language: 'zh' }
  let isClosed = false
  function* references(): Generator<typeof reference> {
    try {
      while (true) yield reference
    } finally {
      isClosed = true
    }
  }
  const stream = writeReferences('ris', references())
  await once(stream, 'readable')
  stream.destroy()
  await vi.waitFor(() => expect(isClosed).toBe(true))
})
