import { ApiError } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { PictureChoices } from '../../components/picture-search/picture-choices.tsx'
import { PicturePicker } from '../../components/picture-search/picture-picker.tsx'
import { PictureProgressNote } from '../../components/picture-search/picture-progress-note.tsx'
import {
  PAGE_SIZES,
  pictureQueryParams,
  pictureRequest,
  readPictureQuery,
  type PictureQuery,
} from '../../components/picture-search/picture-query.ts'
import { Select } from '../../components/select.tsx'
import { useWaitingStage } from '../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { BuildingNotice } from './building-notice.tsx'
import { PictureFilters } from './picture-filters.tsx'
import { PictureHitCard } from './picture-hit-card.tsx'
import styles from './pictures.module.css'
import { useGrowingIndex } from './use-growing-index.ts'
import { useStoredSearch } from './use-stored-search.ts'

/** /pictureResultList?kind=…&url=…&crop=…: the records most like the pictures of the address, with filters. */
export function PictureResultPage() {
  const { t } = useTranslation('pictures')
  const navigate = useNavigate()
  const query = readPictureQuery(useSearch({ strict: false }))
  const { data, error, refetch, isFetching, isPlaceholderData } = useAnswer(query)
  const stage = useWaitingStage(isFetching)
  // Hits of the search before stay until this one is answered.
  const answer = isPlaceholderData ? undefined : data
  useStoredSearch(query, answer?.total)
  const { building, hasMore } = useGrowingIndex({ kind: query.kind, answer: data, error, refetch })
  const open = (next: PictureQuery) => void navigate({ to: '/pictureResultList', search: pictureQueryParams(next) as never })
  const change = (next: PictureQuery) => open({ ...next, page: 1 })
  const statuses = data?.groupList.find(({ field }) => field === 'status')?.list ?? []
  const statusOf = ({ status }: { status: string | null }) => statuses.find(({ value }) => value === status)?.name ?? status
  const totalText = (count: number) => (count > 0 ? t('total', { count }) : t(building ? 'noneYet' : 'none'))
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / query.size))
  return (
    <div className={styles['page']}>
      {stage !== 'none' && <WaitingBar />}
      <h1>{t(`results.${query.kind}`)}</h1>
      <div className={styles['query']}>
        <PicturePicker compact pictures={query.pictures} onPictures={(pictures) => change({ ...query, pictures })} />
        <PictureChoices query={query} onQuery={change} />
      </div>
      {query.pictures.length === 0 ? (
        <p role="status">{t('noPicture')}</p>
      ) : (
        <div className={styles['columns']}>
          <PictureFilters query={query} facets={data?.groupList ?? []} onQuery={change} />
          <section className={styles['results']} aria-label={t('list')} aria-busy={isFetching}>
            {building && <BuildingNotice progress={building} hasMore={hasMore} onSearch={() => void refetch()} />}
            {error && !building && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
            {!error && (
              <div className={styles['bar']}>
                <p role="status">{answer === undefined ? t('searching') : totalText(answer.total)}</p>
                {data && (
                  <Select
                    label={t('size')}
                    value={String(query.size)}
                    options={PAGE_SIZES.map((size) => ({ value: String(size), name: t('sizeOf', { count: size }) }))}
                    onChange={(size) => change({ ...query, size: Number(size) })}
                  />
                )}
              </div>
            )}
            {!error && data && (
              <div className={styles['hits']} data-dim={(isPlaceholderData && stage !== 'none') || undefined}>
                {!query.more && (
                  <p className={styles['quiet']}>
                    {t('moreHint')}{' '}
                    <Button kind="link" onClick={() => change({ ...query, more: true })}>
                      {t('more')}
                    </Button>
                  </p>
                )}
                <ol className={styles['cards']}>
                  {data.list.map((hit) => (
                    <PictureHitCard key={hit.id} hit={hit} query={query} status={statusOf(hit)} />
                  ))}
                </ol>
                {last > 1 && <Pager page={query.page} last={last} onPage={(page) => open({ ...query, page })} />}
              </div>
            )}
            {!building && <PictureProgressNote kind={query.kind} />}
            {answer !== undefined && !error && <p className={styles['quiet']}>{t('honest.misses')}</p>}
          </section>
        </div>
      )}
    </div>
  )
}

function useAnswer(query: PictureQuery) {
  const name = query.kind === 'patent' ? 'searchDrawings' : 'searchFigures'
  return useQuery({
    ...callQuery(useLanguage(), 'pictures', name, pictureRequest(query)),
    enabled: query.pictures.length > 0,
    placeholderData: keepPreviousData,
    // Searches that quick changes of the options replaced may still be running.
    retry: (failures, error) => failures < 3 && error instanceof ApiError && error.error === 'PICTURE_SEARCH_BUSY',
    retryDelay: 500,
  })
}
