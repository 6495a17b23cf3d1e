import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ListPage } from '../frame/list-page.tsx'
import { SearchField } from '../frame/search-field.tsx'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'
import { FeedbackCard } from './feedback-card.tsx'
import styles from './feedback.module.css'
import { useFeedbackTypes } from './use-feedback-types.ts'

/** /ops/feedback: users' feedback, unanswered first; each can be answered in place. */
export function FeedbackPage() {
  const { t } = useTranslation('operations')
  const search = useConsoleSearch()
  const kinds = useFeedbackTypes()
  const answered = search.value('state') === 'answered'
  const type = search.value('type')
  const text = search.value('text')
  const kind = ([1, 2, 3, 4] as const).find((one) => String(one) === type)
  const request = { pageNo: search.page, pageSize: PAGE_SIZE, answered, text, ...(kind && { type: kind }) }
  const answer = useQuery({
    ...callQuery(useLanguage(), 'content', 'listAllFeedback', request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <ListPage
      title={t('pages.feedback')}
      search={search}
      answer={answer}
      narrowed={type !== '' || text !== ''}
      empty={t(answered ? 'feedback.noneAnswered' : 'feedback.noneWaiting')}
      filters={
        <>
          <Select
            label={t('state')}
            value={answered ? 'answered' : ''}
            options={[
              { value: '', name: t('feedback.waiting') },
              { value: 'answered', name: t('feedback.answered') },
            ]}
            onChange={(state) => search.narrow({ state })}
          />
          <Select
            label={t('feedback.kind')}
            value={type}
            options={[{ value: '', name: t('feedback.allKinds') }, ...kinds.map(({ value, label }) => ({ value, name: label }))]}
            onChange={(next) => search.narrow({ type: next })}
          />
          <SearchField label={t('feedback.find')} value={text} onValue={(next) => search.narrow({ text: next })} />
        </>
      }
    >
      {(rows) => (
        <ol className={styles['cards']}>
          {rows.map((row) => (
            <FeedbackCard key={row.id} row={row} kind={kinds.find(({ value }) => value === String(row.type))?.label ?? String(row.type)} />
          ))}
        </ol>
      )}
    </ListPage>
  )
}
