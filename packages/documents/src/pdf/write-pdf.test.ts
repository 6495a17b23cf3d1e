import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentBlock, DocumentSet } from '../records/record-document.ts'
import { greyPng, jpegHead } from '../testing/sample-pictures.ts'
import { recordOf } from '../testing/sample-record.ts'
import { writePdf, type PdfOptions } from './write-pdf.ts'

let workFolder: string
beforeEach(async () => (workFolder = await mkdtemp(join(tmpdir(), 'gezhi-pdf-'))))
afterEach(() => rm(workFolder, { recursive: true, force: true }))

async function write(records: DocumentSet['records'], options: Partial<PdfOptions> = {}): Promise<Buffer> {
  return buffer(await writePdf({ title: '检索结果', language: 'zh', records }, { workFolder, ...options }))
}

/** What a reader that is not ours finds; spaces between Chinese and Latin characters are its guess. */
async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: false })
  return { pdf, pages: text.map((page) => page.replace(/\s+/g, '')), labels: await pdf.getPageLabels(), outline: await pdf.getOutline() }
}

const PARAGRAPH: DocumentBlock = { kind: 'paragraph', text: '一种石墨烯负极材料。'.repeat(20) }

describe('pdf', () => {
  it('has all that a record has, as text', async () => {
    const { pages, labels, pdf } = await read(await write([recordOf('CN1A (一种) 材料 \\')]))
    const text = pages.join('')
    for (const part of [
      'CN1A(一种)材料\\',
      '发明专利申请',
      '申请号',
      'CN201910000001.1',
      '摘要',
      '[0001]',
      '#strong[一种]*石墨烯*<负极>&$材料$。',
      '第二行',
    ]) {
      expect(text).toContain(part)
    }
    for (const part of ['1.一种负极材料。', '2.根据权利要求1所述的材料。', '日期事件', '2019-01-01公开', '图1', '图表', '图2'])
      expect(text).toContain(part)
    expect(labels).toEqual(pages.map((_page, index) => String(index + 1)))
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: '检索结果', Language: 'zh-CN' })
  })

  it('has the title of its only record once in the header', async () => {
    const titled = (await read(await write([{ ...recordOf('检索结果', []), title: '检索结果' }]))).pages[0]!
    const other = (await read(await write([{ ...recordOf('记录', []), title: '记录' }]))).pages[0]!
    expect([titled.split('检索结果').length, other.split('检索结果').length, other.split('记录').length]).toEqual([3, 2, 3])
  })

  it('has contents, bookmarks and page numbers over parts typeset one by one', async () => {
    const counts: number[] = []
    const records = Array.from({ length: 405 }, (_, index) =>
      recordOf(`记录${index}`, [PARAGRAPH, { kind: 'heading', text: '说明', level: 1 }]),
    )
    const { pdf, pages, labels, outline } = await read(await write(records, { progress: (count) => void counts.push(count) }))
    expect(counts).toEqual([200, 400, 405])
    const front = pages.length - 405
    expect(labels?.slice(front - 1, front + 2)).toEqual([labels![front - 1], '1', '2'])
    expect(labels![0]).toBe('i')
    for (const index of [0, 199, 200, 404]) {
      const page = pages[front + index]!
      expect(page).toContain(`记录${index}发明`)
      expect(page).toContain(`${index + 1}/405`)
    }
    expect(pages[0]).not.toContain('/405')
    expect(outline.map(({ title }) => title)).toEqual(records.map(({ title }) => title))
    expect(outline[200]!.items.map(({ title }) => title)).toEqual(['说明'])
    const [destination] = outline[200]!.dest as [Parameters<typeof pdf.getPageIndex>[0]]
    expect(await pdf.getPageIndex(destination)).toBe(front + 200)
    const [link] = (await (await pdf.getPage(1)).getAnnotations()) as { dest: (typeof destination)[] }[]
    expect(await pdf.getPageIndex(link!.dest[0]!)).toBe(front)
    const last = (await (await pdf.getPage(front)).getAnnotations()).at(-1) as { dest: (typeof destination)[] }
    expect(await pdf.getPageIndex(last.dest[0]!)).toBe(pages.length - 1)
  })

  it('reports pictures that cannot be read, and shows the others', async () => {
    const damaged = greyPng(40, 30)
    damaged.fill(0, 45)
    const pictures = [
      { type: 'png' as const, bytes: damaged, caption: '甲' },
      { type: 'jpeg' as const, bytes: jpegHead(64, 48), caption: '乙' },
      { type: 'png' as const, bytes: Buffer.from('no picture'), caption: '丙' },
      { type: 'svg' as const, bytes: Buffer.from('<svg width="9" height="9"><rect></svg>'), caption: '丁' },
      { type: 'png' as const, bytes: greyPng(40, 30), caption: '戊' },
    ]
    const { pages } = await read(
      await write([
        recordOf(
          'CN1A',
          pictures.map((picture) => ({ kind: 'picture', picture })),
        ),
      ]),
    )
    expect(pages.join('')).toContain('［图片无法读取］甲［图片无法读取］乙［图片无法读取］丙［图片无法读取］丁戊')
  })

  it('divides a record that is too long for a part', async () => {
    const row = ['2019-01-01', '文'.repeat(400)]
    const blocks: DocumentBlock[] = [
      { kind: 'paragraph', text: '长'.repeat(450_000) },
      { kind: 'table', head: ['日期', '事件'], rows: Array.from({ length: 300 }, () => row) },
      { kind: 'heading', text: '结尾', level: 1 },
      PARAGRAPH,
    ]
    const { pages, outline } = await read(await write([recordOf('记录甲', blocks), recordOf('记录乙', [PARAGRAPH])]))
    const text = pages.join('')
    expect(text.match(/长/g)).toHaveLength(450_000)
    expect(text.match(/文/g)).toHaveLength(120_000)
    expect(outline.map(({ title }) => title)).toEqual(expect.arrayContaining(['记录甲', '记录乙']))
    const front = 1
    expect(pages[0]).toMatch(new RegExp(`记录乙\\.*${pages.length - front}`))
  })

  it('can be without records, blocks and rows', async () => {
    expect((await read(await write([]))).pages).toEqual([expect.stringContaining('检索结果')])
    const empty = { title: '', facts: [], blocks: [{ kind: 'table', rows: [] } as const, { kind: 'list', items: [] } as const] }
    expect((await read(await write([empty]))).pages).toHaveLength(1)
  })

  it('does not typeset again what an interrupted call has finished', async () => {
    const records = Array.from({ length: 201 }, (_, index) => recordOf(`记录${index}`, [PARAGRAPH]))
    const stopped = new Error('stopped')
    const progress = (): never => {
      throw stopped
    }
    await expect(write(records, { progress })).rejects.toBe(stopped)
    const [part, ...others] = await readdir(workFolder)
    expect(others).toEqual([])
    const { mtimeMs } = await stat(join(workFolder, part!))
    expect((await read(await write(records))).outline).toHaveLength(201)
    expect((await stat(join(workFolder, part!))).mtimeMs).toBe(mtimeMs)
  })

  it('stops when its signal does, and closes the source of the records', async () => {
    const controller = new AbortController()
    let isClosed = false
    function* records() {
      try {
        for (let index = 0; ; index++) {
          if (index === 200) setTimeout(() => controller.abort(new Error('cancelled')))
          yield recordOf(`记录${index}`, [PARAGRAPH])
        }
      } finally {
        isClosed = true
      }
    }
    await expect(write(records(), { signal: controller.signal })).rejects.toThrow('cancelled')
    expect(isClosed).toBe(true)
    expect(await readdir(workFolder)).toEqual([])
    await expect(write([], { signal: controller.signal })).rejects.toThrow('cancelled')
  })

  it('rejects with an error of the disk', async () => {
    // Nothing can be written there, as on a full disk.
    await expect(write([recordOf('CN1A', [])], { workFolder: '/dev/null/work' })).rejects.toMatchObject({ code: 'ENOTDIR' })
  })

  const reason = spawnSync('pdftotext', ['-v']).error === undefined ? '' : ' (skipped: pdftotext is not installed)'
  it.skipIf(reason !== '')(`is read by poppler${reason}`, async () => {
    const bytes = await write([recordOf('CN1A'), recordOf('CN2A')])
    const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' })
    expect(text).toContain('本发明公开了')
    expect(text).toMatch(/2 ?\/ ?\d/)
  })
})
