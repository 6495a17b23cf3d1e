import { DOCUMENT_TEXTS } from '../records/document-texts.ts'
import { TEXT_WIDTH } from './page-measures.ts'
import { field, fieldBegin, FIELD_END, paragraph, run } from './styled-xml.ts'

/** Name of the bookmark at the heading of a record, by its index. */
export function bookmarkName(index: number): string {
  return `_Toc${10_000_000 + index}`
}

/**
 * A table of contents: titles that lead to their records. Only a program that lays out pages knows their numbers; Word offers to insert
 * them when the document is opened.
 */
export function* contentsXml(titles: readonly string[], language: 'zh' | 'en'): Generator<string> {
  yield paragraph('TOCHeading', run(DOCUMENT_TEXTS[language].contents))
  const begin = fieldBegin('TOC \\o "1-1" \\h \\z \\u', true)
  for (const [index, title] of titles.entries()) yield entryXml(title, bookmarkName(index), index === 0 ? begin : '')
  yield paragraph('BodyText', FIELD_END)
}

function entryXml(title: string, bookmark: string, before: string): string {
  const page = field(`PAGEREF ${bookmark} \\h`, '')
  const link = `<w:hyperlink w:anchor="${bookmark}" w:history="1">${run(title)}<w:r><w:tab/></w:r>${page}</w:hyperlink>`
  return paragraph('TOC1', before + link, `<w:tabs><w:tab w:val="right" w:leader="dot" w:pos="${TEXT_WIDTH}"/></w:tabs>`)
}
