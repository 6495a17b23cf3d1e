import { linkedClaims, type Claim, type Paragraph } from '@gezhi/records'
import { sectionOfHeading } from '../us-redbook/read-description.ts'
import { type Answer, text } from './answer.ts'
import { markupLines } from './markup-lines.ts'

type Section = Paragraph['section']

/** Parts of the description in order. The last one begins with the drawings and includes what follows them. */
const PARTS: readonly (readonly [string, Section])[] = [
  ['backgroundTextHtml', undefined],
  ['governmentInterest', undefined],
  ['briefHtml', 'summary'],
  ['descriptionHtml', undefined],
]
/** Paragraph numbers of grants and of applications. */
const NUMBER = /^(?:\(\d+\)|\[\d{4}\])\s*/

/**
 * The claims of one fragment. A line that begins with the next number starts a claim; in reissues the marker of an addition or deletion
 * precedes it, and several cancelled ones (`21.-25. (canceled)`) are one line, stored as the first of them.
 */
export function readPublicSearchClaims(markup: string | undefined, lang: string): Claim[] {
  const found: { number: number; next: number; lines: string[] }[] = []
  for (const line of markup === undefined ? [] : markupLines(markup)) {
    const [whole = '', mark = '', first, last = first] = /^(\.Iadd\.|\.\[\.)?(\d+)(?:\s*\.?\s*-\s*(\d+))?\s*[.)]\s+/.exec(line) ?? []
    if (first !== undefined && Number(first) === (found.at(-1)?.next ?? 1)) {
      found.push({ number: Number(first), next: Number(last) + 1, lines: [mark + line.slice(whole.length)] })
    } else if (found.length === 0) found.push({ number: 1, next: 2, lines: [line] })
    else found.at(-1)?.lines.push(line)
  }
  return linkedClaims(found.map(({ number, lines }) => ({ lang, number, text: lines.join('\n') })))
}

/** Paragraphs and headings: a line in capitals without a number is a heading. */
export function readPublicSearchDescription(answer: Answer, lang: string): Paragraph[] {
  return PARTS.flatMap(([key, part]) => {
    let underHeading: Section
    return markupLines(text(answer, key) ?? '').map((line) => {
      const heading = !NUMBER.test(line) && line.length < 150 && /[A-Z]/.test(line) && line === line.toUpperCase()
      if (heading) underHeading = sectionOfHeading(line) ?? underHeading
      const section = underHeading ?? part
      return { lang, text: line.replace(NUMBER, ''), ...(heading && { heading }), ...(section !== undefined && { section }) }
    })
  })
}
