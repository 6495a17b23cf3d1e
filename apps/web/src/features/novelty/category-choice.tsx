import { CITATION_CATEGORIES, type ComparedDocument } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './novelty.module.css'

interface CategoryChoiceProps {
  readonly document: Pick<ComparedDocument, 'publicationNumber' | 'category' | 'proposed'>
  /** Null: as proposed. */
  readonly onCategory: (category: ComparedDocument['category'] | null) => void
}

/** The category of a document. */
export function CategoryChoice({ document: { publicationNumber, category, proposed }, onCategory }: CategoryChoiceProps) {
  const { t } = useTranslation('novelty')
  return (
    <select
      className={`gz-select ${styles['categories']}`}
      aria-label={t('categoryOf', { number: publicationNumber })}
      value={category}
      onChange={(event) => {
        const chosen = CITATION_CATEGORIES.find((one) => one === event.target.value)
        onCategory(chosen === undefined || chosen === proposed ? null : chosen)
      }}
    >
      {CITATION_CATEGORIES.map((one) => (
        <option key={one} value={one}>
          {t(one === proposed ? 'proposedCategory' : 'category', { category: one })}
        </option>
      ))}
    </select>
  )
}
