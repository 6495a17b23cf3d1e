import { decodeHTML } from 'entities'
import { plainSigns } from '../us-documents/tagged-lines.ts'

/** Lines of an HTML fragment as plain text: `<br>` and newlines separate them, other tags are removed, entities decoded. */
export function markupLines(markup: string): string[] {
  return markup
    .replace(/<br\s*\/?>|<\/?(?:p|li|ul|ol|tr|table|h\d)\b[^>]*>/gi, '\n')
    .replace(/<\/(?:td|th)>/gi, '\t')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .split('\n')
    .map((line) => plainSigns(decodeHTML(line).replace(/[ \u00a0]+/g, ' ')))
    .filter(Boolean)
}
