import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useKind } from '../../kinds/use-kind.ts'
import { useValueName } from '../../kinds/use-shown-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { stateOf, type StoredSearch } from '../../search-state/saved/saved-search.ts'
import styles from './saved-search-name.module.css'
import { describeSearch } from '../../search-state/saved/describe-search.ts'

interface SavedSearchNameProps {
  readonly search: Omit<StoredSearch, 'datRange'>
}

/** Name of a stored search, in the language on the screen, whichever it was created in; needs the texts of `search`. */
export function SavedSearchName({ search }: SavedSearchNameProps) {
  return (
    <Suspense fallback={null}>
      <Description search={search} />
    </Suspense>
  )
}

function Description({ search }: SavedSearchNameProps) {
  const { t } = useTranslation('search')
  const valueName = useValueName()
  const { kind, criteria } = describeSearch(stateOf(useKind(), search), valueName, t, useLanguage())
  return (
    <>
      {kind !== null && <span className={styles['kind']}>{kind}</span>} {criteria.join(' · ')}
    </>
  )
}
