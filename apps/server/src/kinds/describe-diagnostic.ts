import type { Diagnostic as DescribedDiagnostic, Language } from '@gezhi/contract'
import type { Diagnostic } from '@gezhi/query'

/** A diagnostic in one language in the form of the API. */
export function describeDiagnostic({ code, severity, start, end, message, fix }: Diagnostic, language: Language): DescribedDiagnostic {
  return {
    code,
    severity,
    start,
    end,
    message: message[language],
    fix: fix ? { title: fix.title[language], start: fix.range.start, end: fix.range.end, text: fix.text } : null,
  }
}
