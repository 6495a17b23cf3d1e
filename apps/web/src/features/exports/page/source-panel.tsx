import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import { lastListView, viewPath } from '../../../search-state/list-view.ts'
import { toAddressParams, type SearchState } from '../../../search-state/search-state.ts'
import type { ExportedSource, ListPart } from './exported-source.ts'
import styles from './export-page.module.css'

interface SourcePanelProps {
  readonly source: ExportedSource
  readonly part: ListPart
  readonly onPart: (part: ListPart) => void
}

const PARTS = ['all', 'page'] as const

/** What is exported: the selected records, or a list, as a whole or its page. */
export function SourcePanel({ source, part, onPart }: SourcePanelProps) {
  const { t } = useTranslation('exports')
  return (
    <fieldset className={styles['panel']}>
      <legend>{t('source.heading')}</legend>
      {source.from === 'selection' ? (
        <p>{t('source.picked', { count: source.ids.length })}</p>
      ) : (
        <>
          <ListDescription state={source.state} />
          <div className={styles['parts']}>
            {PARTS.map((one) => (
              <label key={one} className={styles['check']}>
                <input type="radio" name="part" checked={part === one} onChange={() => onPart(one)} />
                {one === 'all' ? t('source.all') : t('source.page', { count: source.state.size })}
              </label>
            ))}
          </div>
        </>
      )}
    </fieldset>
  )
}

/** The query or the search mode of a list, and the way back to it. */
function ListDescription({ state }: { state: SearchState }) {
  const { t } = useTranslation('exports')
  const { t: listWords } = useListWords()
  const { kind, mode, query } = state
  const words = [mode === null ? '' : caption(listWords, kind, 'modes', mode.name), query].filter((text) => text !== '')
  return (
    <p className={styles['query']}>
      <span>{words.join(' · ')}</span>
      <Link to={viewPath(kind, lastListView(kind))} search={toAddressParams(state)}>
        {t('source.back')}
      </Link>
    </p>
  )
}
