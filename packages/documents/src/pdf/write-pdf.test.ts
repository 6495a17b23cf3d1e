import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { RecordDocument } from '../records/record-document.ts'
import { writePdf } from './write-pdf.ts'

async function workFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-pdf-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function aRecord(number: number): RecordDocument {
  return {
    title: `一种装置 ${number} #let x = 1`,
    facts: [['公开号', `CN${number}A`]],
    blocks: [
      { kind: 'heading', text: '权利要求', level: 1 },
      { kind: 'list', items: [{ number: '1.', depth: 0, text: '一种 <装置>，其特征在于 $E = m c^2$。' }] },
      { kind: 'table', head: ['日期', '事件'], rows: [['2024-02-29', '授权 [grant]']] },
    ],
  }
}

describe('pdf', () => {
  it('has every text of its records, which are never read as markup, and numbered pages', async () => {
    const options = { workFolder: await workFolder() }
    const bytes = await buffer(await writePdf({ title: '检索结果', language: 'zh', records: [aRecord(1), aRecord(2)] }, options))
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text, totalPages } = await extractText(pdf, { mergePages: true })
    const dense = text.replaceAll(/\s+/g, '')
    for (const part of ['一种装置1#letx=1', 'CN1A', 'CN2A', '$E=mc^2$', '授权[grant]', '2024-02-29']) expect(dense).toContain(part)
    expect(totalPages).toBeGreaterThanOrEqual(3)
    const first = await pdf.getOutline()
    expect(first.length).toBeGreaterThanOrEqual(2)
  })

  it('ends with the reason of an aborted signal, and returns the records it did not read', async () => {
    const aborted = new AbortController()
    let returned = false
    async function* records() {
      try {
        for (let number = 1; ; number += 1) {
          if (number === 3) aborted.abort(new Error('cancelled'))
          yield aRecord(number)
        }
      } finally {
        returned = true
      }
    }
    const written = writePdf({ title: 'x', language: 'en', records: records() }, { workFolder: await workFolder(), signal: aborted.signal })
    await expect(written).rejects.toThrow('cancelled')
    expect(returned).toBe(true)
  })
})
