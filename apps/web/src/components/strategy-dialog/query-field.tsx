import { readQuery, type SavedStrategies } from '@gezhi/query'
import { useTranslation } from 'react-i18next'
import { useKindLanguage } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { TextAreaField } from '../form/text-area-field.tsx'
import type { FieldState } from '../form/use-form.ts'
import { DiagnosticList } from '../query-check/diagnostic-list.tsx'

interface QueryFieldProps {
  readonly field: FieldState
  /** How it is read; null for texts of search modes with other criteria, which are not checked. */
  readonly mode: 'box' | 'command' | null
  /** What it may refer to; undefined until the server has answered. */
  readonly strategies: SavedStrategies | undefined
}

/** Longest query, in characters. */
const MAX_QUERY = 10_000

/** The query of a strategy, with its diagnostics while it is written. */
export function QueryField({ field, mode, strategies }: QueryFieldProps) {
  const { t } = useTranslation('strategies')
  const language = useLanguage()
  const { fields } = useKindLanguage()
  const abilities = { semantic: true, ...(strategies && { strategies }) }
  const isRead = mode !== null && strategies !== undefined && field.value.trim() !== ''
  const diagnostics = isRead ? readQuery(field.value, { mode, fields, abilities }).diagnostics : []
  const shown = diagnostics.map(({ code, severity, start, end, message, fix }) => ({
    code,
    severity,
    start,
    end,
    message: message[language],
    fix: fix ? { title: fix.title[language], start: fix.range.start, end: fix.range.end, text: fix.text } : null,
  }))
  return (
    <>
      <TextAreaField label={t('form.query')} field={field} max={MAX_QUERY} rows={5} spellCheck={false} readOnly={mode === null} />
      <div aria-live="polite">
        <DiagnosticList query={field.value} diagnostics={shown} onFix={field.onValue} />
      </div>
    </>
  )
}
