import type { PdfFile } from './pdf-file.ts'
import { referenceOf, renumber } from './pdf-file.ts'

/** Objects that every page with the total refers to. */
export interface PageTotal {
  /** The form with the total, and the streams before and after the content of a page. */
  readonly form: number
  readonly before: number
  readonly after: number
}

/** The name of the form in the resources of a page. */
const NAME = 'GezhiTotal'

/** What the stream before and the one after the content of a page hold: its state ends with it, then the form is drawn. */
export const BEFORE_CONTENT = 'q'
export const AFTER_CONTENT = `Q q /${NAME} Do Q`

/** A page of a file as a form to draw on other pages: head and stream of the object. */
export function pageAsForm(
  file: PdfFile,
  page: number,
  numberOf: (old: number) => number,
): { readonly head: string; readonly stream: Buffer } {
  const { head } = file.object(page)
  const content = file.object(referenceOf(head, 'Contents') ?? 0)
  const box = /\/MediaBox (\[[^\]]*\])/.exec(head)?.[1]
  if (content.stream === null || box === undefined) throw new Error('A page with the total is not of the form expected')
  const entries = content.head.replace(/^<</, '').replace(/>>$/, '')
  const resources = renumber(dictionaryOf(head, 'Resources'), numberOf)
  return { head: `<< /Type /XObject /Subtype /Form /BBox ${box} /Resources ${resources} ${entries} >>`, stream: content.stream }
}

/** The dictionary of a page, renumbered already, with the total drawn after its content. */
export function withTotal(head: string, { form, before, after }: PageTotal): string {
  const resources = dictionaryOf(head, 'Resources')
  const entry = `/${NAME} ${form} 0 R`
  const extended = /\/XObject\s*<</.test(resources)
    ? resources.replace(/\/XObject\s*<</, (begin) => `${begin} ${entry}`)
    : resources.replace('<<', `<< /XObject << ${entry} >>`)
  const contents = /\/Contents (\d+ 0 R)/
  if (!contents.test(head)) throw new Error('A page is not of the form expected')
  return head
    .replace(resources, () => extended)
    .replace(contents, (_whole, content: string) => `/Contents [${before} 0 R ${content} ${after} 0 R]`)
}

/** The text of a dictionary within a dictionary. */
function dictionaryOf(head: string, key: string): string {
  const start = head.search(new RegExp(`/${key}\\s*<<`))
  const open = head.indexOf('<<', start)
  let depth = 0
  for (const { index, 0: bracket } of head.slice(start < 0 ? head.length : open).matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1
    if (depth === 0) return head.slice(open, open + index + 2)
  }
  throw new Error(`A page without ${key} is not of the form expected`)
}
