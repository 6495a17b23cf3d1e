import { columnTexts, type PatentRecord } from '@gezhi/records'

/** What a patent is about: its titles and abstracts, where there are none its independent claims. Pure. */
export function aboutText(record: PatentRecord): string {
  const abstracts = columnTexts(record, 'abstract')
  return [...columnTexts(record, 'title'), ...(abstracts.length > 0 ? abstracts : columnTexts(record, 'independentClaims'))].join('\n')
}
