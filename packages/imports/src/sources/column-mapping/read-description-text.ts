import type { Paragraph } from '@gezhi/records'

/** A line in capitals is a heading. */
const HEADING = /^(?=.*[A-Z]{3})[^a-z]{4,120}$/
const NUMBER = /^\[\d{4,5}\]\s*/

/** A description with one paragraph per line, some with a number (`[0012]`), which is removed. */
export function readDescriptionText(text: string, lang: string): Paragraph[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .map((line) => ({ line: line.replace(NUMBER, ''), numbered: NUMBER.test(line) }))
    .filter(({ line }) => line !== '')
    .map(({ line, numbered }) => ({ lang, text: line, ...(!numbered && HEADING.test(line) && { heading: true }) }))
}
