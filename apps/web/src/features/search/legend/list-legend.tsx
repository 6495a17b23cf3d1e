import { useState } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import { HighlightLegend } from '../../../components/highlight/highlight-legend.tsx'
import { useQueryHighlights } from '../../../components/highlight/use-query-highlights.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { MAX_OWN_TERMS, type SearchState } from '../../../search-state/search-state.ts'
import styles from './list-legend.module.css'

interface ListLegendProps {
  state: SearchState
  onState: (state: SearchState, options: { replace: boolean }) => void
}

/** The colours of the query's words, each of which can be switched off, and a box for the user's own words. */
export function ListLegend({ state, onState }: ListLegendProps) {
  const { t } = useListWords()
  const { terms } = useQueryHighlights(state.query, state.ownTerms)
  const change = (part: Partial<Pick<SearchState, 'mutedTerms' | 'ownTerms'>>) => onState({ ...state, ...part }, { replace: true })
  const forget = (term: string) => {
    const number = terms.findIndex(({ label }) => label === term) + 1
    const mutedTerms = state.mutedTerms.filter((one) => one !== number).map((one) => (one > number ? one - 1 : one))
    change({ ownTerms: state.ownTerms.filter((one) => one !== term), mutedTerms })
  }
  return (
    <div className={styles['line']}>
      <HighlightLegend
        terms={terms}
        muted={state.mutedTerms}
        label={t('legend.label')}
        labelOf={(term, muted) => t(muted ? 'legend.show' : 'legend.hide', { term })}
        onMuted={(mutedTerms) => change({ mutedTerms })}
        own={state.ownTerms}
        forget={{ labelOf: (term) => t('legend.forget', { term }), does: forget }}
      />
      {state.ownTerms.length < MAX_OWN_TERMS && (
        <OwnTerm onTerm={(term) => change({ ownTerms: [...new Set([...state.ownTerms, term])] })} />
      )}
    </div>
  )
}

function OwnTerm({ onTerm }: { onTerm: (term: string) => void }) {
  const { t } = useListWords()
  const [typed, setTyped] = useState('')
  return (
    <form
      className={styles['own']}
      onSubmit={(event) => {
        event.preventDefault()
        const term = typed.trim()
        setTyped('')
        if (term !== '') onTerm(term)
      }}
    >
      <input
        type="text"
        autoComplete="off"
        maxLength={100}
        aria-label={t('legend.own')}
        placeholder={t('legend.own')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" aria-label={t('legend.add')} title={t('legend.add')}>
        <Icon name="plus" size={12} />
      </button>
    </form>
  )
}
