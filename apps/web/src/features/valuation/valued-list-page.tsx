import { VALUATION_FILTERS, VALUATION_SEARCH_TYPES, type ValuedList } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useAddressText } from './use-address.ts'
import { useValuedFilter, type ValuedFilter } from './use-valued-filter.ts'
import { ValuedTable } from './valued-table.tsx'
import styles from './valuation.module.css'

const SIZE = 20

/** /assessmentList and /assessmentIPRFirmDetail: patents with their values, of a valuation (`id`) or of a search. */
export function ValuedListPage() {
  const { t } = useTranslation('valuation')
  const language = useLanguage()
  const id = useAddressText('id')
  const [filter, change] = useValuedFilter()
  const [text, setText] = useState(filter.text)
  const [type, setType] = useState(filter.searchType ?? 'ALL')
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['valuation', 'list', language, id, filter],
    queryFn: ({ signal }) => {
      const request = requestOf(filter)
      return id === ''
        ? apiClient.valuation.searchValuations(request, { signal })
        : apiClient.valuation.listValuedPatents({ id, ...request }, { signal })
    },
    // A search of all patents counts as a valuation: it starts with the button.
    enabled: id !== '' || filter.searchType !== null,
    placeholderData: keepPreviousData,
  })
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    change({ text: text.trim(), searchType: type })
  }
  return (
    <div className={styles['page']}>
      <h1>{t('listTitle')}</h1>
      <form className={styles['bar']} onSubmit={search} noValidate>
        <div className={styles['choice']}>
          <span>{t('searchType')}</span>
          <Select
            label={t('searchType')}
            value={type}
            options={VALUATION_SEARCH_TYPES.map((value) => ({ value, name: t(`searchTypes.${value}`) }))}
            onChange={setType}
          />
        </div>
        <label className={styles['field']}>
          {t('text')}
          <input
            className="gz-input"
            value={text}
            maxLength={10_000}
            placeholder={t('textPlaceholder')}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Button kind="primary" type="submit">
          {t('search')}
        </Button>
      </form>
      {data && <Filters groups={data.groupList} values={filter.values} onChange={(values) => change({ values })} />}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {isFetching && <WaitingBar />}
      {!data && !error && !isFetching && <p className={styles['text']}>{t('start')}</p>}
      {data && <Results data={data} page={filter.page} onPage={(page) => change({ page })} />}
    </div>
  )
}

interface FiltersProps {
  readonly groups: ValuedList['groupList']
  readonly values: ValuedFilter['values']
  readonly onChange: (values: ValuedFilter['values']) => void
}

function Filters({ groups, values, onChange }: FiltersProps) {
  const { t } = useTranslation('valuation')
  return (
    <div className={styles['bar']}>
      {VALUATION_FILTERS.map((name) => {
        const list = groups.find(({ field }) => field === name)?.list ?? []
        const chosen = values[name] ?? ''
        // A chosen value stays, also if nothing has it any more.
        const missing = chosen !== '' && !list.some(({ value }) => value === chosen) ? [{ value: chosen, name: chosen }] : []
        const options = list.map((one) => ({ value: one.value, name: `${one.name} (${one.count})` }))
        return (
          <div key={name} className={styles['choice']}>
            <span>{t(`filters.${name}`)}</span>
            <Select
              label={t(`filters.${name}`)}
              value={chosen}
              options={[{ value: '', name: t('any') }, ...missing, ...options]}
              onChange={(value) => onChange({ ...values, [name]: value })}
            />
          </div>
        )
      })}
    </div>
  )
}

function Results({ data, page, onPage }: { readonly data: ValuedList; readonly page: number; readonly onPage: (page: number) => void }) {
  const { t } = useTranslation('valuation')
  const { total, totalRelation, list, examined } = data
  const last = Math.max(1, Math.ceil(total / SIZE))
  return (
    <>
      <p role="status" className={styles['text']}>
        {total === 0 ? t('none') : t(totalRelation === 'eq' ? 'found' : 'foundAtLeast', { count: total })}
        {examined !== null && ` · ${t('examined', { count: examined })}`}
      </p>
      {list.length > 0 && <ValuedTable rows={list} label={t('listTitle')} />}
      {last > 1 && <Pager page={page} last={last} onPage={onPage} />}
    </>
  )
}

function requestOf({ text, searchType, values, page }: ValuedFilter) {
  const lists = Object.fromEntries(VALUATION_FILTERS.map((name) => [name, values[name] ? [values[name]] : []]))
  return { ...lists, textContent: text, searchType: searchType ?? 'ALL', size: SIZE, from: (page - 1) * SIZE }
}
