import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '../../../components/button.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useValueName } from '../../../kinds/use-shown-kind.ts'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import { describeMode } from '../../../search-state/describe-mode.ts'
import { changeSearch, toAddressParams, type SearchState } from '../../../search-state/search-state.ts'
import { ListSummary } from './list-summary.tsx'
import styles from './mode-bar.module.css'

const LiveFolder = lazy(async () => ({ default: (await import('../../../components/live-project/live-folder.tsx')).LiveFolder }))

interface ModeBarProps {
  state: SearchState
  onState: (state: SearchState) => void
}

/** The search mode of the list if it is not the plain query: its criteria, a link to its form, and a button that drops it. */
export function ModeBar({ state, onState }: ModeBarProps) {
  const { t } = useListWords()
  const language = useLanguage()
  const valueName = useValueName()
  if (state.mode === null) return null
  const { name, args } = state.mode
  const mode = state.kind.modes[name]
  return (
    <div className={styles['bar']}>
      <strong>{caption(t, state.kind, 'modes', name)}</strong>
      <span className={styles['description']}>{describeMode(state.kind, state.mode, valueName, t, language).join(' · ')}</span>
      <Link to={mode?.entry ?? '.'} search={mode?.entryParams?.(args) ?? toAddressParams({ ...state, filters: [], page: 1 })}>
        {t('modes.change')}
      </Link>
      {state.query.trim() !== '' && <Button onClick={() => onState(changeSearch(state, { mode: null }))}>{t('modes.drop')}</Button>}
      <ListSummary state={state} />
      {mode?.live && (
        <Suspense fallback={null}>
          <LiveFolder {...args} />
        </Suspense>
      )}
    </div>
  )
}
