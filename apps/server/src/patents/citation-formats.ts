import type { CitationFormats, Language } from '@gezhi/contract'
import { formatBibtex, formatGbt7714, formatRis, type Reference } from '@gezhi/documents'

/** A reference in every format, plain text in the words of a language. */
export function citationFormats(reference: Reference, language: Language): CitationFormats {
  return {
    gbt7714: formatGbt7714(reference, 1),
    ris: formatRis(reference),
    bibtex: formatBibtex(reference, new Set()).trim(),
    plain: plainCitation(reference, language),
  }
}

/** For running text: `CN103399241B 一种电池（某某大学，2015-11-18）`. */
function plainCitation({ number, title, applicants, inventors, date }: Reference, language: Language): string {
  const [open, close, comma, join] = language === 'zh' ? ['（', '）', '，', '、'] : [' (', ')', ', ', '; ']
  const names = (applicants.length > 0 ? applicants : inventors).join(join)
  const facts = [names, date].filter(Boolean).join(comma)
  return [number, title].filter(Boolean).join(' ') + (facts === '' ? '' : `${open}${facts}${close}`)
}
