import { buffer } from 'node:stream/consumers'
import { DOMParser } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { writeDocx } from './write-docx.ts'

it('is a zip of well-formed parts with every text of the records', async () => {
  const set = {
    title: '检索结果',
    language: 'zh' as const,
    records: [
      {
        title: '一种 <装置> & "方法"',
        facts: [['公开号', 'CN1A']] as const,
        blocks: [
          { kind: 'heading', text: '说明书', level: 1 } as const,
          { kind: 'paragraph', text: '第一段\u0000', number: '[0001]' } as const,
          { kind: 'table', rows: [['2024-02-29', '授权']] } as const,
        ],
      },
    ],
  }
  const parts = unzipSync(await buffer(writeDocx(set)))
  const xml = Object.entries(parts).filter(([name]) => /\.(?:xml|rels)$/.test(name))
  expect(xml.map(([name]) => name)).toContain('word/document.xml')
  for (const [name, bytes] of xml) {
    const problems: string[] = []
    new DOMParser({ onError: (_level, message) => void problems.push(message) }).parseFromString(strFromU8(bytes), 'text/xml')
    expect(problems, name).toEqual([])
  }
  const body = new DOMParser().parseFromString(strFromU8(parts['word/document.xml']!), 'text/xml').documentElement!.textContent
  for (const text of ['一种 <装置> & "方法"', 'CN1A', '说明书', '第一段', '[0001]', '授权']) expect(body).toContain(text)
})
