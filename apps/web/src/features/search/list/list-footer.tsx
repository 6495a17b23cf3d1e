import { useListWords } from '../../../kinds/kind-words.ts'
import { Pager } from '../../../components/pager/pager.tsx'
import { Select } from '../../../components/select.tsx'
import { changeSearch, type SearchState } from '../../../search-state/search-state.ts'
import { PAGE_SIZES } from '../../../search-state/address-params.ts'
import styles from './result-panel.module.css'

interface ListFooterProps {
  state: SearchState
  last: number
  onState: (state: SearchState) => void
}

/** Pages and rows a page. */
export function ListFooter({ state, last, onState }: ListFooterProps) {
  const { t } = useListWords()
  return (
    <div className={styles['footer']}>
      <Pager page={state.page} last={last} onPage={(page) => onState({ ...state, page })} />
      <Select
        label={t('pager.size')}
        value={String(state.size)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), name: t('pager.perPage', { count: size }) }))}
        onChange={(value) => onState(changeSearch(state, { size: PAGE_SIZES.find((size) => String(size) === value) ?? state.size }))}
      />
    </div>
  )
}
