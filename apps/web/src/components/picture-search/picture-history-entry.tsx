import type { StoredPictureSearch } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { PictureImage } from './picture-image.tsx'
import { LIST_FILTERS, pictureQueryParams, queryOfRequest, type PictureQuery } from './picture-query.ts'
import styles from './picture-search.module.css'

interface PictureHistoryEntryProps {
  readonly search: StoredPictureSearch
  readonly onRemove: () => void
}

/** A stored search: its first picture, hits, number of pictures, choices, filters and date. */
export function PictureHistoryEntry({ search, onRemove }: PictureHistoryEntryProps) {
  const { t } = useTranslation('pictures')
  const { kind, condition, filters, number, createTime } = search
  const query = queryOfRequest(kind, condition)
  const [first] = query.pictures
  const choices = [...choicesOf(query, t), ...filtersOf(query, filters, t)]
  return (
    <li>
      <Link to="/pictureResultList" search={pictureQueryParams(query) as never} aria-label={t('history.run', { time: createTime })}>
        {first && <PictureImage address={first.url} alt="" region={first.crop} />}
      </Link>
      <div className={styles['facts']}>
        <span>
          {t('history.hits', { count: number })} · {t('history.pictures', { count: query.pictures.length })}
        </span>
        {choices.length > 0 && <span>{choices.join(' · ')}</span>}
        <time>{createTime}</time>
      </div>
      <Button kind="plain" icon aria-label={t('history.remove', { time: createTime })} onClick={onRemove}>
        <Icon name="close" size={12} />
      </Button>
    </li>
  )
}

type Translate = ReturnType<typeof useTranslation<'pictures'>>['t']

function choicesOf({ pictures, match, colour, anyOrientation, more }: PictureQuery, t: Translate): string[] {
  return [
    ...(colour === 'auto' ? [] : [t(`colour.${colour}`)]),
    ...(anyOrientation ? [t('history.turned')] : []),
    ...(pictures.length > 1 && match === 'any' ? [t('match.any')] : []),
    ...(pictures.some(({ crop }) => crop !== null) ? [t('history.region')] : []),
    ...(more ? [t('history.more')] : []),
  ]
}

/** `法律状态 有效、审中`; classes by their codes, which are shorter than their titles. */
function filtersOf({ viennaFirst, fromYear, toYear }: PictureQuery, filters: StoredPictureSearch['filters'], t: Translate): string[] {
  const lists = LIST_FILTERS.flatMap((name) => {
    const values = filters.filter(({ field }) => field === name).map((one) => (one.name.startsWith(`${one.value} `) ? one.value : one.name))
    return values.length === 0 ? [] : [`${t(`filter.${name}`)} ${values.join(t('history.and'))}`]
  })
  const years = fromYear === '' && toYear === '' ? [] : [t('history.years', { from: fromYear, to: toYear })]
  return [...lists, ...(viennaFirst ? [t('history.viennaFirst')] : []), ...years]
}
