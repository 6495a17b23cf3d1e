import type { HistorySearch } from '@gezhi/contract/client'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useKind } from '../../kinds/use-kind.ts'
import { useValueName } from '../../kinds/use-shown-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { stateOf } from '../../search-state/saved/saved-search.ts'
import styles from './saved-search-name.module.css'
import { describeSearch } from '../../search-state/saved/describe-search.ts'

/** Name of a stored search, in the language on the screen, whichever it was created in; needs the texts of `search`. */
export function SavedSearchName({ search }: { search: HistorySearch }) {
  return (
    <Suspense fallback={null}>
      <Description search={search} />
    </Suspense>
  )
}

function Description({ search }: { search: HistorySearch }) {
  const { t } = useTranslation('search')
  const valueName = useValueName()
  const { kind, criteria } = describeSearch(stateOf(useKind(), search), valueName, t, useLanguage())
  return (
    <>
      {kind !== null && <span className={styles['kind']}>{kind}</span>} {criteria.join(' · ')}
    </>
  )
}
