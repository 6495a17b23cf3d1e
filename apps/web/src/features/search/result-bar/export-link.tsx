import { Link } from '@tanstack/react-router'
import { Icon } from '../../../components/icon/icon.tsx'
import { kindParam } from '../../../kinds/kind-of-address.ts'
import { useListWords } from '../../../kinds/kind-words.ts'
import { toAddressParams, type SearchState } from '../../../search-state/search-state.ts'
import styles from './result-bar.module.css'

/** Opens the export page for the list: its address takes the search along. */
export function ExportLink({ state }: { state: SearchState }) {
  const { t } = useListWords()
  return (
    <Link
      to="/exportPage"
      search={{ ...toAddressParams(state), ...kindParam(state.kind) }}
      className={`gz-button ${styles['export']}`}
      aria-label={t('exportList')}
    >
      <Icon name="upload" />
      <span>{t('exportList')}</span>
    </Link>
  )
}
