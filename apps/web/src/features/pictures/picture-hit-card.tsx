import type { PictureHit } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { PictureImage } from '../../components/picture-search/picture-image.tsx'
import { newPictureQuery, pictureQueryParams, type PictureQuery } from '../../components/picture-search/picture-query.ts'
import { KINDS } from '../../kinds/kinds.ts'
import { recordDate } from '../../kinds/record-date.ts'
import { HitScore } from './hit-score.tsx'
import { PictureComparisonDialog } from './picture-comparison-dialog.tsx'
import styles from './pictures.module.css'

interface PictureHitCardProps {
  readonly hit: PictureHit
  readonly query: PictureQuery
  /** Its legal status in words. */
  readonly status: string | null
}

/** A hit: its picture with the matching region, how similar it is and why, the record, its other pictures, and copies of the picture. */
export function PictureHitCard({ hit, query, status }: PictureHitCardProps) {
  const { t } = useTranslation('pictures')
  const [compared, setCompared] = useState(false)
  const { kind } = query
  const record = KINDS.find(({ name }) => name === kind)!.pages.record
  const title = hit.title || t('noWords')
  const searched = query.pictures[hit.query]
  const searchBy = (url: string) => pictureQueryParams(newPictureQuery(kind, [{ url, crop: null }])) as never
  return (
    <li className={styles['card']}>
      <div className={styles['pair']}>
        <Link to={record} search={{ id: hit.id } as never} target="_blank" rel="noopener">
          <PictureImage address={hit.picture.url} alt={t('picture', { number: hit.number })} region={hit.region} />
        </Link>
        {searched && hit.view !== 'whole' && (
          <span className={styles['searched']}>
            <PictureImage address={searched.url} alt={t('searched')} region={hit.queryRegion} />
          </span>
        )}
      </div>
      <HitScore hit={hit} />
      <p className={styles['record']} translate="no">
        <Link to={record} search={{ id: hit.id } as never} target="_blank" rel="noopener">
          {title}
        </Link>
        <small>{[hit.number, recordDate(hit.date), hit.classes.join(', '), status].filter(Boolean).join(' · ')}</small>
        <small>{hit.parties.join('; ')}</small>
      </p>
      <p className={styles['links']}>
        {searched && (
          <Button kind="link" onClick={() => setCompared(true)}>
            {t('compare.open')}
          </Button>
        )}
        <Link to="/pictureResultList" search={searchBy(hit.picture.url)}>
          {t('searchByThis')}
        </Link>
      </p>
      {hit.pictures.length > 0 && (
        <details>
          <summary>{t('others', { count: hit.pictures.length })}</summary>
          <ul className={styles['others']}>
            {hit.pictures.map(({ id, url }) => (
              <li key={id}>
                <Link to="/pictureResultList" search={searchBy(url)} aria-label={t('searchByOther', { id })}>
                  <PictureImage address={url} alt="" />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {hit.copies.length > 0 && (
        <details>
          <summary>{t('copies', { count: hit.copies.length })}</summary>
          <ul className={styles['copies']}>
            {hit.copies.map(({ id, number }) => (
              <li key={id}>
                <Link to={record} search={{ id } as never}>
                  {number}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {compared && searched && <PictureComparisonDialog kind={kind} searched={searched} hit={hit} onClose={() => setCompared(false)} />}
    </li>
  )
}
