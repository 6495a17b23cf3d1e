import type { PictureAnswer } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { PHONE, useMedia } from '../../components/media/use-media.ts'
import { LIST_FILTERS, newPictureQuery, type ListFilter, type PictureQuery } from '../../components/picture-search/picture-query.ts'
import styles from './pictures.module.css'
import { TypedFilterForm } from './typed-filter-form.tsx'

/** Values of a filter at first. */
const FIRST_VALUES = 8

interface PictureFiltersProps {
  readonly query: PictureQuery
  readonly facets: PictureAnswer['groupList']
  readonly onQuery: (query: PictureQuery) => void
}

/** Filters that are applied before pictures are compared: values found among the hits, classes and years to type. */
export function PictureFilters({ query, facets, onQuery }: PictureFiltersProps) {
  const { t } = useTranslation('pictures')
  const isWide = !useMedia(PHONE)
  const isFiltered = LIST_FILTERS.some((name) => query.filters[name].length > 0) || query.fromYear !== '' || query.toYear !== ''
  const shown = facets.flatMap(({ field, list }) => LIST_FILTERS.filter((name) => name === field).map((name) => ({ name, list })))
  const setFilter = (name: ListFilter, values: readonly string[]) => onQuery({ ...query, filters: { ...query.filters, [name]: values } })
  return (
    // On narrow screens the hits come first.
    <details key={String(isWide)} className={styles['filters']} open={isWide}>
      <summary>{t('filter.title')}</summary>
      <TypedFilterForm
        key={JSON.stringify([query.filters, query.viennaFirst, query.fromYear, query.toYear])}
        query={query}
        onQuery={onQuery}
      />
      {isFiltered && (
        <Button
          kind="link"
          onClick={() => onQuery({ ...query, filters: newPictureQuery(query.kind).filters, viennaFirst: false, fromYear: '', toYear: '' })}
        >
          {t('filter.clear')}
        </Button>
      )}
      {shown.map(({ name, list }) => (
        <FacetValues key={name} name={name} list={list} chosen={query.filters[name]} onChosen={(values) => setFilter(name, values)} />
      ))}
    </details>
  )
}

interface FacetValuesProps {
  readonly name: ListFilter
  readonly list: PictureAnswer['groupList'][number]['list']
  readonly chosen: readonly string[]
  readonly onChosen: (values: readonly string[]) => void
}

function FacetValues({ name, list, chosen, onChosen }: FacetValuesProps) {
  const { t } = useTranslation('pictures')
  const [all, setAll] = useState(false)
  const missing = chosen.filter((value) => !list.some((one) => one.value === value)).map((value) => ({ value, name: value, count: 0 }))
  const values = [...missing, ...(all ? list : list.slice(0, FIRST_VALUES))]
  return (
    <fieldset className={styles['facet']}>
      <legend>{t(`filter.${name}`)}</legend>
      {values.map(({ value, name: title, count }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => onChosen(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
          />
          <span>{title}</span>
          {count > 0 && <small title={t('filter.atLeast')}>{count}+</small>}
        </label>
      ))}
      {!all && list.length > FIRST_VALUES && (
        <Button kind="link" onClick={() => setAll(true)}>
          {t('filter.all', { count: list.length })}
        </Button>
      )}
    </fieldset>
  )
}
