import type { Citation } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { KINDS } from '../../kinds/kinds.ts'
import styles from './assistant.module.css'

/** What is quoted as the abstract of a record of a kind. */
const ABSTRACTS = { patent: 'abstract', trademark: 'goods', company: 'scope' } as const

/** The sources of a statement: each opens its record at the passage, in a tab of its own. */
export function CitationChips({ citations }: { readonly citations: readonly Citation[] }) {
  const { t } = useTranslation('assistant')
  if (citations.length === 0) return null
  return (
    <ul className={styles['chips']} aria-label={t('sources')}>
      {citations.map((citation) => (
        <CitationChip key={`${citation.number} ${citation.part} ${citation.place} ${citation.passage}`} citation={citation} />
      ))}
    </ul>
  )
}

function CitationChip({ citation: { kind, number, part, place, passage } }: { readonly citation: Citation }) {
  const { t } = useTranslation('assistant')
  const where =
    part === 'description' && place === null ? t('place.text') : t(`place.${part === 'abstract' ? ABSTRACTS[kind] : part}`, { place })
  const { pages } = KINDS.find(({ name }) => name === kind)!
  const label = t('openSource', { number, place: where })
  return (
    <li>
      <Link
        to={pages.record}
        search={{ id: number, passage: passage.slice(0, 500) } as never}
        target="_blank"
        title={passage}
        aria-label={label}
        translate="no"
      >
        {t('source', { number, place: where })}
      </Link>
    </li>
  )
}
