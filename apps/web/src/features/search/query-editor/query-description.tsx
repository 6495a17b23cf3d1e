import { describeQuery, type ReadQuery } from '@gezhi/query'
import { useQueryFields } from '../../../kinds/use-query-fields.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { DiagnosticList } from '../../../components/query-check/diagnostic-list.tsx'

interface QueryDescriptionProps {
  text: string
  /** The parsed `text`. */
  read: ReadQuery
  onFix: (query: string) => void
}

/** The description of a query below its editor: each error with position and fix, and, if it can be run, its meaning in words. */
export function QueryDescription({ text, read: { tree, diagnostics }, onFix }: QueryDescriptionProps) {
  const language = useLanguage()
  const fields = useQueryFields(text)
  const isReadable = tree !== null && diagnostics.every(({ severity }) => severity !== 'error')
  const described = diagnostics.map(({ code, severity, start, end, message, fix }) => ({
    code,
    severity,
    start,
    end,
    message: message[language],
    fix: fix ? { title: fix.title[language], start: fix.range.start, end: fix.range.end, text: fix.text } : null,
  }))
  return (
    <>
      <DiagnosticList query={text} diagnostics={text.trim() === '' ? [] : described} onFix={onFix} />
      {isReadable && <p>{asSentence(describeQuery(tree, language, fields))}</p>}
    </>
  )
}

function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
