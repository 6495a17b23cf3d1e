import type { PatentDetail } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import { LongList } from '../long-text/long-list.tsx'
import { RelativeItem } from '../relatives/relative-item.tsx'
import { categoryDescriptions } from './category-descriptions.ts'
import { CitationPicture } from './citation-picture.tsx'
import styles from './citation-view.module.css'

type Citation = PatentDetail['citations'][number]
type Citing = PatentDetail['cited_by'][number]

/** The citations of a patent and the patents that cite it; those in the index are links. */
export function CitationView({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const hasTree = patent.citations.length + patent.cited_by_total > 0
  const request = callQuery(useLanguage(), 'patents', 'getCitationTree', { id: patent.id })
  const tree = useQuery({ ...request, staleTime: Infinity, enabled: hasTree })
  const picture = hasTree && <CitationPicture patent={patent} tree={tree} />
  // The height of the picture is unknown until it is loaded; the lists wait for it instead of being moved.
  if (hasTree && tree.isPending) return picture
  return (
    <>
      {picture}
      <section className={styles['citations']}>
        <h3>
          {t('citations.cites')} <span>{patent.citations.length}</span>
        </h3>
        {patent.citations.length === 0 && <p>{t('citations.noCites')}</p>}
        <LongList as="ol" items={patent.citations} lengthOf={lengthOfCitation}>
          {drawCitation}
        </LongList>
      </section>
      <section className={styles['citations']}>
        <h3>
          {t('citations.citedBy')} <span>{patent.cited_by_total}</span>
        </h3>
        {patent.cited_by.length > 0 && patent.cited_by.length < patent.cited_by_total && (
          <p>{t('citations.shown', { count: patent.cited_by.length })}</p>
        )}
        {patent.cited_by.length === 0 && <p>{t('citations.noCitedBy')}</p>}
        <LongList as="ol" items={patent.cited_by} lengthOf={lengthOfCiting}>
          {drawCiting}
        </LongList>
      </section>
    </>
  )
}

const lengthOfCitation = ({ held, text }: Citation) => (held === null ? (text ?? '').length : 120)
const drawCitation = (citation: Citation, index: number) => (
  <li key={index}>
    <Cited citation={citation} />
  </li>
)

const lengthOfCiting = () => 120
const drawCiting = (citing: Citing) => (
  <li key={citing.publication_number}>
    <RelativeItem relative={citing} />
  </li>
)

function Cited({ citation }: { citation: Citation }) {
  const { t } = useTranslation('patents')
  const { publication_number: number, text, held, party, date } = citation
  const category = useCategory(citation.category)
  if (held !== null) return <RelativeItem relative={held} note={category} />
  return (
    <div className={styles['elsewhere']}>
      <p>
        {number !== null && (
          <span className={styles['number']} title={t('citations.notHere')}>
            {number}
          </span>
        )}
        {text !== null && <HighlightedText text={text} />}
        {category !== null && <span className={styles['category']}>{category}</span>}
      </p>
      <p className={styles['facts']}>{[party, recordDate(date)].filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** The category with its description in the language of the page: `X 影响新颖性`. */
function useCategory(category: string | null): string | null {
  const { t } = useTranslation('patents')
  if (category === null) return null
  const descriptions = categoryDescriptions(category).map((key) => t(`categories.${key}`))
  if (descriptions.length === 0) return category
  const description = descriptions.join(' · ')
  return category.length <= 5 ? `${category} ${description}` : description
}
