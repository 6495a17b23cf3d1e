import type { Cell, DocumentBlock, RecordDocument, Table, TableColumn } from '@gezhi/documents'

const CHARACTERS = '石墨烯负极材料的制备方法包括将氧化石墨与硅粉混合并在惰性气体中于八百摄氏度下煅烧两小时得到复合材料其特征在于，。'
const COLUMN_COUNT = 20

/** A repeatable text of Chinese characters: the same seed gives the same text. */
function chineseText(seed: number, length: number): string {
  let text = ''
  let state = seed * 2_654_435_761 + 1
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    text += CHARACTERS[(state >>> 16) % CHARACTERS.length]
  }
  return text
}

const KINDS: readonly TableColumn['kind'][] = ['text', 'text', 'date', 'date', 'number', 'number']

/** A table of 20 columns, about 500 characters a row, computed row by row. */
export function sampleTable(rows: number): Table {
  const columns = Array.from({ length: COLUMN_COUNT }, (_, index): TableColumn => ({
    key: `c${index}`,
    title: `列 ${index}`,
    kind: KINDS[index] ?? 'text',
  }))
  return { title: '检索结果', columns, rows: sampleRows(rows) }
}

function* sampleRows(count: number): Generator<readonly Cell[]> {
  for (let row = 0; row < count; row++) {
    const texts = Array.from({ length: COLUMN_COUNT - KINDS.length }, (_, index) =>
      chineseText(row * COLUMN_COUNT + index, index === 0 ? 200 : 20),
    )
    yield [`CN${100_000_000 + row}A`, chineseText(row, 24), '2019-03-08', '2021-11-30', row, row * 1.5, ...texts]
  }
}

/** Records of one page: facts, abstract, claims, legal events, and a drawing in every tenth. */
export function* sampleRecords(count: number): Generator<RecordDocument> {
  for (let index = 0; index < count; index++) {
    yield {
      title: `CN${100_000_000 + index}A ${chineseText(index, 20)}`,
      subtitle: '发明专利申请',
      facts: Array.from({ length: 8 }, (_, fact): [string, string] => [`字段 ${fact}`, chineseText(index + fact, 24)]),
      blocks: [...sampleBlocks(index), ...(index % 10 === 0 ? [drawing(index)] : [])],
    }
  }
}

function sampleBlocks(seed: number): readonly DocumentBlock[] {
  return [
    { kind: 'heading', text: '摘要', level: 1 },
    { kind: 'paragraph', text: chineseText(seed, 220) },
    { kind: 'heading', text: '权利要求', level: 1 },
    { kind: 'list', items: [0, 1, 1].map((depth, claim) => ({ number: `${claim + 1}.`, depth, text: chineseText(seed + claim, 90) })) },
    { kind: 'heading', text: '法律状态', level: 1 },
    { kind: 'table', head: ['日期', '事件', '说明'], rows: [0, 1, 2].map((row) => ['2021-11-30', '授权', chineseText(seed + row, 20)]) },
  ]
}

function drawing(index: number): DocumentBlock {
  const boxes = Array.from(
    { length: 12 },
    (_, box) => `<rect x="${box * 30}" y="${(index * box) % 90}" width="24" height="24" fill="none" stroke="#000"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 120">${boxes.join('')}<text x="8" y="112">图 1</text></svg>`
  return { kind: 'picture', picture: { type: 'svg', bytes: Buffer.from(svg), caption: '图1' } }
}
