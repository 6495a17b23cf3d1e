import type { Reference } from './reference.ts'
import { singleLine, singleLines } from './single-line.ts'

/** A reference in the RIS format, with the fields EndNote and Zotero read for patents. Ends with an empty line. */
export function formatRis(reference: Reference): string {
  const { title, inventors, applicants, number, applicationNumber = '', office, date, language, url = '', abstract = '' } = reference
  const fields: readonly (readonly [tag: string, value: string])[] = [
    // Programs list references by their titles.
    ['TI', title || number],
    ...inventors.map((inventor): readonly [string, string] => ['AU', inventor]),
    // The assignee.
    ['PB', singleLines(applicants).join('; ')],
    ['CY', office],
    ['SN', number],
    ['M1', applicationNumber],
    ['PY', date?.slice(0, 4) ?? ''],
    ['DA', date === null ? '' : `${date.replaceAll('-', '/')}/`],
    ['LA', language],
    ['UR', url],
    ['AB', abstract],
  ]
  const lines = fields.map(([tag, value]) => [tag, singleLine(value)] as const).filter(([, value]) => value !== '')
  return ['TY  - PAT', ...lines.map(([tag, value]) => `${tag}  - ${value}`), 'ER  - ', '', ''].join('\r\n')
}
