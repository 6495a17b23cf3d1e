import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { PictureImage } from './picture-image.tsx'
import { pictureQueryParams, queryOfRequest, type PictureKind } from './picture-query.ts'
import styles from './picture-search.module.css'

/** Searches shown. */
const SIZE = 12

/** The user's newest searches by picture, each a link that runs it again; nothing before the first. */
export function PictureHistory({ kind }: { readonly kind: PictureKind }) {
  const { t } = useTranslation('pictures')
  const queries = useQueryClient()
  const { data, error } = useQuery(callQuery(useLanguage(), 'pictures', 'listPictureSearches', { kind, pageNo: 1, pageSize: SIZE }))
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['pictures', 'listPictureSearches'] })
  const clear = useMutation({ mutationFn: () => apiClient.pictures.emptyPictureSearches({ kind }), onSuccess })
  const remove = useMutation({ mutationFn: (id: string) => apiClient.pictures.deletePictureSearch({ id }), onSuccess })
  const failure = error ?? clear.error ?? remove.error
  if (failure) return <p role="alert">{failure.message}</p>
  if (!data || data.list.length === 0) return null
  return (
    <section className={styles['history']} aria-label={t('history.title')}>
      <div className={styles['line']}>
        <h2>{t('history.title')}</h2>
        <Button kind="link" onClick={() => clear.mutate()}>
          {t('history.clear')}
        </Button>
      </div>
      <ul className={styles['thumbs']}>
        {data.list.map(({ id, condition, number, createTime }) => {
          const query = queryOfRequest(kind, condition)
          const [first] = query.pictures
          return (
            <li key={id}>
              <Link to="/pictureResultList" search={pictureQueryParams(query) as never} aria-label={t('history.run', { time: createTime })}>
                {first && <PictureImage address={first.url} alt="" region={first.crop} />}
              </Link>
              <span className={styles['line']}>
                <span>{t('history.hits', { count: number })}</span>
                <Button kind="plain" icon aria-label={t('history.remove', { time: createTime })} onClick={() => remove.mutate(id)}>
                  <Icon name="close" size={12} />
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
