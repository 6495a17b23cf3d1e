import type { Labelled } from '@gezhi/records'
import type { TextRange } from '../tree.ts'
import { DIAGNOSTICS, type DiagnosticCode } from './diagnostic-table.ts'

export type Severity = 'error' | 'warning' | 'info'

/** An error, warning or hint about a query, and its position. A query with an error is not run. */
export interface Diagnostic extends TextRange {
  readonly code: DiagnosticCode
  readonly severity: Severity
  readonly message: Labelled
  /** Replaces `range` of the input by `text`. */
  readonly fix?: Fix
}

export interface Fix {
  readonly title: Labelled
  readonly range: TextRange
  readonly text: string
}

/** Values filled into a message for `{name}`: the same in both languages, or one for each. */
export type MessageValues = Readonly<Record<string, string | number | Labelled>>

/** A diagnostic of the table with its values filled in. */
export function diagnostic(
  code: DiagnosticCode,
  range: TextRange,
  values: MessageValues = {},
  fix?: { range: TextRange; text: string },
): Diagnostic {
  const row = DIAGNOSTICS[code]
  const all = fix === undefined ? values : { ...values, fix: fix.text }
  return {
    code,
    severity: row.severity,
    start: range.start,
    end: range.end,
    message: fill(row, all),
    ...(fix === undefined || row.fix === undefined ? {} : { fix: { title: fill(row.fix, all), ...fix } }),
  }
}

function fill({ zh, en }: Labelled, values: MessageValues): Labelled {
  const inLanguage = (text: string, language: 'zh' | 'en') =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (typeof value === 'number') return value.toLocaleString('en-US')
      return typeof value === 'object' ? value[language] : (value ?? '')
    })
  return { zh: inLanguage(zh, 'zh'), en: inLanguage(en, 'en') }
}
