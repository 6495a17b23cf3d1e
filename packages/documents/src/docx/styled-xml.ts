import { cleanText } from '../text/clean-text.ts'
import { escapeXml } from '../text/escape-xml.ts'

/** A paragraph of WordprocessingML with a style; `content` is XML of runs. */
export function paragraph(style: string, content: string, properties = ''): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr>${content}</w:p>`
}

/** A run with a text: line ends and tabs become elements. */
export function run(text: string, properties = ''): string {
  if (text === '') return ''
  const formatted = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`
  return `<w:r>${formatted}${textElements(text)}</w:r>`
}

function textElements(text: string): string {
  return cleanText(text)
    .split(/(\r\n?|\n|\t)/)
    .map((part) => {
      if (part === '\t') return '<w:tab/>'
      if (/^[\r\n]/.test(part)) return '<w:br/>'
      return part === '' ? '' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`
    })
    .join('')
}

/** The runs of a field with an instruction; `result` is shown until the field is updated. */
export function field(instruction: string, result: string, isDirty = false): string {
  return `${fieldBegin(instruction, isDirty)}${run(result)}${FIELD_END}`
}

/** The runs that begin a field, before its result. */
export function fieldBegin(instruction: string, isDirty = false): string {
  const begin = `<w:r><w:fldChar w:fldCharType="begin"${isDirty ? ' w:dirty="true"' : ''}/></w:r>`
  return `${begin}<w:r><w:instrText xml:space="preserve"> ${escapeXml(instruction)} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>`
}

/** The run that ends a field. */
export const FIELD_END = '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
