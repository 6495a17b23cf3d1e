import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { DocumentSet } from '../records/record-document.ts'
import { BLOCKS, recordOf } from '../testing/sample-record.ts'
import { writeDocx } from './write-docx.ts'

async function partsOf(records: DocumentSet['records'], language: 'zh' | 'en' = 'zh'): Promise<Record<string, Uint8Array>> {
  return unzipSync(await buffer(writeDocx({ title: '检索结果 <1>', language, records })))
}

/** A part as a parser that is not ours reads it: errors are thrown. */
function parse(parts: Record<string, Uint8Array>, name: string): Document {
  const onError = (level: string, message: string): never => {
    throw new Error(`${name}: ${level}: ${message}`)
  }
  return new DOMParser({ onError }).parseFromString(strFromU8(parts[name]!), 'text/xml')
}

function elements(parent: Document | Element, name: string): Element[] {
  return [...parent.getElementsByTagName(name)]
}

/** Style and text of each paragraph; line ends and tabs are elements. */
function paragraphs(document: Document): [style: string, text: string][] {
  return elements(document, 'w:p').map((one) => {
    const texts = [...one.getElementsByTagName('*')].map(({ tagName, textContent }) => {
      if (tagName === 'w:br') return '\n'
      if (tagName === 'w:tab') return '\t'
      return tagName === 'w:t' ? (textContent ?? '') : ''
    })
    return [elements(one, 'w:pStyle')[0]?.getAttribute('w:val') ?? '', texts.join('')]
  })
}

describe('docx', () => {
  it('is a package of well-formed parts, all of them declared', async () => {
    const parts = await partsOf([recordOf('CN1A 一种 <材料>'), recordOf('CN2A')])
    const names = Object.keys(parts)
    const types = parse(parts, '[Content_Types].xml')
    const extensions = elements(types, 'Default').map((one) => one.getAttribute('Extension'))
    const overrides = elements(types, 'Override').map((one) => one.getAttribute('PartName'))
    for (const name of names) {
      if (/\.(xml|rels)$/.test(name)) parse(parts, name)
      expect(overrides.includes(`/${name}`) || extensions.includes(name.split('.').at(-1)!), name).toBe(true)
    }
    expect(overrides.every((name) => names.includes(name!.slice(1)))).toBe(true)
    const relationships = elements(parse(parts, 'word/_rels/document.xml.rels'), 'Relationship')
    for (const one of relationships) expect(names).toContain(`word/${one.getAttribute('Target')}`)
    const used = strFromU8(parts['word/document.xml']!).matchAll(/r:(?:embed|id)="([^"]+)"/g)
    const known = new Set(relationships.map((one) => one.getAttribute('Id')))
    for (const [, id] of used) expect(known).toContain(id)
  })

  it('has all that a record has, in styles', async () => {
    const document = parse(await partsOf([recordOf('CN1A 一种 <材料>')]), 'word/document.xml')
    const texts = paragraphs(document).filter(([, text]) => text !== '')
    expect(texts).toEqual([
      ['Heading1', 'CN1A 一种 <材料>'],
      ['Subtitle', '发明专利申请'],
      ['TableText', '申请号'],
      ['TableText', 'CN201910000001.1'],
      ['TableText', '申请人'],
      ['TableText', '某大学；某公司'],
      ['Heading2', '摘要'],
      ['BodyText', '[0001] 本发明公开了 #strong[一种] *石墨烯* <负极> & $材料$。\n第二行'],
      ['Heading3', '权利要求'],
      ['BodyText', '\t1.\t一种负极材料。'],
      ['BodyText', '\t2.\t根据权利要求1所述的材料。'],
      ['TableText', '日期'],
      ['TableText', '事件'],
      ['TableText', '2019-01-01'],
      ['TableText', '公开'],
      ['TableText', '2020-01-01'],
      ['Caption', '图1'],
      ['Caption', '图2'],
    ])
    expect(elements(document, 'w:tblHeader')).toHaveLength(1)
    for (const row of elements(document, 'w:tr')) expect(elements(row, 'w:tc')).toHaveLength(2)
  })

  it('has contents before several records, whose entries lead to them', async () => {
    const document = parse(await partsOf([recordOf('CN1A', []), recordOf('CN2A', [])]), 'word/document.xml')
    expect(paragraphs(document).slice(0, 4)).toEqual([
      ['Title', '检索结果 <1>'],
      ['TOCHeading', '目录'],
      ['TOC1', '\tCN1A\t'],
      ['TOC1', '\tCN2A\t'],
    ])
    const bookmarks = elements(document, 'w:bookmarkStart').map((one) => one.getAttribute('w:name'))
    expect(elements(document, 'w:hyperlink').map((one) => one.getAttribute('w:anchor'))).toEqual(bookmarks)
    const kinds = elements(document, 'w:fldChar').map((one) => one.getAttribute('w:fldCharType'))
    expect(kinds.filter((kind) => kind === 'begin')).toHaveLength(kinds.filter((kind) => kind === 'end').length)
  })

  it('has page numbers, a running header and fonts for Chinese', async () => {
    const parts = await partsOf([recordOf('CN1A', [])], 'en')
    expect(strFromU8(parts['word/footer1.xml']!)).toMatch(/ PAGE .* NUMPAGES /)
    expect(strFromU8(parts['word/header1.xml']!)).toMatch(/检索结果 &lt;1&gt;.* STYLEREF 1 /)
    expect(strFromU8(parts['word/styles.xml']!)).toContain('w:eastAsia="宋体"')
    const alike = await partsOf([{ ...recordOf('CN1A', []), title: '检索结果 <1>' }])
    expect(strFromU8(alike['word/header1.xml']!)).not.toContain('STYLEREF')
  })

  it('shows pictures as large as the page allows, SVG also as PNG', async () => {
    const parts = await partsOf([recordOf('CN1A')])
    expect(Object.keys(parts).filter((name) => name.startsWith('word/media/'))).toEqual([
      'word/media/image1.png',
      'word/media/image2.png',
      'word/media/image3.svg',
    ])
    const extents = elements(parse(parts, 'word/document.xml'), 'wp:extent').map((one) => Number(one.getAttribute('cx')) / 9525)
    expect(extents[0]).toBeCloseTo((11_906 - 2 * 1304) / 15, 0)
    expect(extents[1]).toBe(200)
  })

  it('reports a picture that cannot be read', async () => {
    const bytes = Buffer.from('no picture')
    const blocks = (['png', 'svg'] as const).map((type) => ({ kind: 'picture' as const, picture: { type, bytes, caption: '图3' } }))
    const damaged = { type: 'svg' as const, bytes: Buffer.from('<svg width="10" height="10"><rect></svg>') }
    const parts = await partsOf([recordOf('CN1A', [...blocks, { kind: 'picture', picture: damaged }])])
    const captions = paragraphs(parse(parts, 'word/document.xml')).filter(([style]) => style === 'Caption')
    expect(captions.map(([, text]) => text)).toEqual(['［图片无法读取］ 图3', '［图片无法读取］ 图3', '［图片无法读取］'])
  })

  it('can be without records, and without rows', async () => {
    expect(paragraphs(parse(await partsOf([]), 'word/document.xml'))).toEqual([['Title', '检索结果 <1>']])
    const empty = parse(await partsOf([{ ...recordOf('CN1A', [{ kind: 'table', rows: [] }]), facts: [] }]), 'word/document.xml')
    expect(elements(empty, 'w:tbl')).toHaveLength(0)
  })

  it('leaves no temporary files', async () => {
    const spools = async (): Promise<string[]> => (await readdir(tmpdir())).filter((name) => name.startsWith('gezhi-spool-'))
    await partsOf([recordOf('CN1A', BLOCKS.slice(0, 2))])
    expect(await spools()).toEqual([])
  })
})
