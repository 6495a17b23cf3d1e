import type { PatentRecord } from '@gezhi/records'

/** Number of the long patent. */
export const LONG_PATENT = 'US99999999B2'

const PARAGRAPHS = 4000
const CLAIMS = 200
const WORDS = [
  'electrode',
  'separator',
  'graphene',
  'layer',
  'battery',
  'conductive',
  'material',
  'surface',
  'cell',
  'housing',
  'first',
  'second',
]

/** A patent of some 400 printed pages: 4,000 paragraphs of 300 characters and 200 claims. Always the same. */
export function longPatent(): PatentRecord {
  return {
    office: 'US',
    kind: 'B2',
    publicationNumber: LONG_PATENT,
    applicationDate: '20240101',
    publicationDate: '20250101',
    titles: [{ lang: 'en', text: 'Battery with many layers' }],
    abstracts: [{ lang: 'en', text: sentence(0, 120) }],
    claims: Array.from({ length: CLAIMS }, (_, index) => ({
      number: index + 1,
      text: `${index === 0 ? 'A battery' : `The battery of claim ${Math.ceil(index / 2)}`}, wherein ${sentence(index, 40)}`,
      lang: 'en',
      independent: index === 0,
      parents: index === 0 ? [] : [Math.ceil(index / 2)],
    })),
    description: Array.from({ length: PARAGRAPHS }, (_, index) => ({ lang: 'en', text: sentence(index, 40) })),
    ipc: ['H01M10/05'],
    pageCount: 400,
    source: { format: 'benchmark' },
  }
}

function sentence(seed: number, words: number): string {
  return `${Array.from({ length: words }, (_, index) => WORDS[(seed * 7 + index * 5 + ((seed * index) % 3)) % WORDS.length]).join(' ')}.`
}
