import type { PictureHit } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PictureImage } from '../../components/picture-search/picture-image.tsx'
import { newPictureQuery, pictureQueryParams, type PictureQuery } from '../../components/picture-search/picture-query.ts'
import { KINDS } from '../../kinds/kinds.ts'
import { recordDate } from '../../kinds/record-date.ts'
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
  const { kind } = query
  const record = KINDS.find(({ name }) => name === kind)!.pages.record
  const title = hit.title || t('noWords')
  const searched = query.pictures[hit.query]
  const searchBy = (url: string) => pictureQueryParams(newPictureQuery(kind, [{ url, crop: null }])) as never
  return (
    <li className={styles['card']}>
      <div className={styles['pair']}>
        <PictureImage address={hit.picture.url} alt={t('picture', { number: hit.number })} region={hit.region} />
        {searched && hit.view !== 'whole' && (
          <span className={styles['searched']}>
            <PictureImage address={searched.url} alt={t('searched')} region={hit.queryRegion} />
          </span>
        )}
      </div>
      <p className={styles['score']}>
        <strong>{t(`band.${hit.band}`)}</strong> {percent(hit.similarity)}
        {hit.view !== 'whole' && <span> · {t(`view.${hit.view}`)}</span>}
        {hit.turn !== null && <span> · {turnText(t, hit.turn)}</span>}
      </p>
      <p className={styles['meters']}>
        <span>
          {t('shape')} <meter min={0} max={1} value={hit.shape} aria-label={t('shape')} /> {percent(hit.shape)}
        </span>
        <span>
          {t('colours')} <meter min={0} max={1} value={hit.colour} aria-label={t('colours')} /> {percent(hit.colour)}
        </span>
      </p>
      <p className={styles['record']} translate="no">
        <Link to={record} search={{ id: hit.id } as never}>
          {title}
        </Link>
        <small>{[hit.number, recordDate(hit.date), hit.classes.join(', '), status].filter(Boolean).join(' · ')}</small>
        <small>{hit.parties.join('; ')}</small>
      </p>
      <p className={styles['links']}>
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
    </li>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

function turnText(t: ReturnType<typeof useTranslation<'pictures'>>['t'], { degrees, mirrored }: NonNullable<PictureHit['turn']>): string {
  const parts = [...(mirrored ? [t('turn.mirrored')] : []), ...(degrees > 0 ? [t('turn.degrees', { degrees })] : [])]
  return parts.join(t('turn.and'))
}
