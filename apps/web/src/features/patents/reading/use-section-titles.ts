import type { PatentDetail } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { useNoteCount } from '../../../components/notes/use-notes.ts'
import type { PaneTab, TextPart } from '../page-address.ts'
import { inLanguage } from '../text-languages.ts'

/** The titles of all sections of the page, with counts where they are useful. */
export function useSectionTitles(patent: PatentDetail, lang: string): Readonly<Record<PaneTab | TextPart, string>> {
  const { t } = useTranslation('patents')
  const claims = inLanguage(patent.claims, lang).length
  const family = Math.max(patent.publications.length, patent.family_simple.length, patent.family_extended.length)
  const citations = patent.citations.length + patent.cited_by_total
  const notes = useNoteCount('patent', patent.id)
  const counted = (key: 'claims' | 'drawings' | 'family' | 'citations' | 'legal' | 'notes', count: number) =>
    count === 0 ? t(`sections.${key}`) : t(`sections.${key}Count`, { count })
  return {
    biblio: t('sections.biblio'),
    abstract: t('sections.abstract'),
    claims: counted('claims', claims),
    description: t('sections.description'),
    drawings: counted('drawings', patent.drawings.length),
    signs: t('sections.signs'),
    family: counted('family', family),
    citations: counted('citations', citations),
    legal: counted('legal', patent.legal_events.length),
    similar: t('sections.similar'),
    files: t('sections.files'),
    notes: counted('notes', notes),
  }
}
