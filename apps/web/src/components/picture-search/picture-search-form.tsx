import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { PictureChoices } from './picture-choices.tsx'
import { PictureHistory } from './picture-history.tsx'
import { PicturePicker } from './picture-picker.tsx'
import { PictureProgressNote } from './picture-progress-note.tsx'
import { newPictureQuery, pictureQueryParams, type PictureKind } from './picture-query.ts'
import styles from './picture-search.module.css'

/** Searches one kind of record by pictures: pictures and how they are compared, what that can find, and the user's searches. */
export function PictureSearchForm({ kind }: { readonly kind: PictureKind }) {
  const { t } = useTranslation('pictures')
  const navigate = useNavigate()
  const [query, setQuery] = useState(() => newPictureQuery(kind))
  const [empty, setEmpty] = useState(false)
  const search = () => {
    setEmpty(query.pictures.length === 0)
    if (query.pictures.length > 0) void navigate({ to: '/pictureResultList', search: pictureQueryParams(query) as never })
  }
  return (
    <div className={styles['form']}>
      <PicturePicker pictures={query.pictures} onPictures={(pictures) => setQuery({ ...query, pictures })} />
      <PictureChoices query={query} onQuery={setQuery} />
      <div className={styles['line']}>
        <Button kind="primary" onClick={search}>
          {t('search')}
        </Button>
        {empty && query.pictures.length === 0 && (
          <span role="alert" className={styles['error']}>
            {t('noPicture')}
          </span>
        )}
      </div>
      <PictureProgressNote kind={kind} />
      <details className={styles['honest']}>
        <summary>{t('honest.title')}</summary>
        <p>{t(`honest.finds.${kind}`)}</p>
        <p>{t('honest.misses')}</p>
        <p>{t('honest.score')}</p>
      </details>
      <PictureHistory kind={kind} />
    </div>
  )
}
