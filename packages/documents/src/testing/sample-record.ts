import type { DocumentBlock, RecordDocument } from '../records/record-document.ts'
import { greyPng, LABELLED_SVG } from './sample-pictures.ts'

/** Blocks of each kind, with characters that mean something in XML and in typst. */
export const BLOCKS: readonly DocumentBlock[] = [
  { kind: 'heading', text: '摘要', level: 1 },
  { kind: 'paragraph', number: '[0001]', text: '本发明公开了 #strong[一种] *石墨烯* <负极> & $材料$。\n第二行\u0000' },
  { kind: 'heading', text: '权利要求', level: 2 },
  {
    kind: 'list',
    items: [
      { number: '1.', depth: 0, text: '一种负极材料。' },
      { number: '2.', depth: 1, text: '根据权利要求1所述的材料。' },
    ],
  },
  {
    kind: 'table',
    head: ['日期', '事件'],
    rows: [['2019-01-01', '公开'], ['2020-01-01']],
  },
  { kind: 'picture', picture: { type: 'png', bytes: greyPng(3000, 1500), caption: '图1' } },
  { kind: 'picture', picture: { type: 'svg', bytes: LABELLED_SVG, caption: '图2' } },
]

/** A record with blocks. */
export function recordOf(title: string, blocks: readonly DocumentBlock[] = BLOCKS): RecordDocument {
  return {
    title,
    subtitle: '发明专利申请',
    facts: [
      ['申请号', 'CN201910000001.1'],
      ['申请人', '某大学；某公司'],
    ],
    blocks,
  }
}
