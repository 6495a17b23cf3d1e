import { prettyPrintQuery, readQuery } from '@gezhi/query'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useListWords } from '../../../kinds/kind-words.ts'
import { useQueryFields } from '../../../kinds/use-query-fields.ts'
import type { SearchState } from '../../../search-state/search-state.ts'
import { CodeMirror } from './code-mirror.tsx'
import styles from './query-editor.module.css'
import { QueryDescription } from './query-description.tsx'
import { useHitCount } from './use-hit-count.ts'
import { useQueryAbilities } from './use-query-abilities.ts'

interface QueryEditorProps {
  query: string
  counted: Pick<SearchState, 'grouping' | 'databases'>
  onSearch: (query: string) => void
  /** Closed without searching; the text is stored in the box. */
  onClose: (query: string) => void
}

/**
 * The large editor: colours, completion (also Ctrl+Space), explanations on hover, errors with position and fix; while typing, the query
 * in words and its number of hits. Ctrl+Enter searches, Esc returns to the box.
 */
export function QueryEditor({ query, counted, onSearch, onClose }: QueryEditorProps) {
  const { t } = useListWords()
  const [text, setText] = useState(query)
  const [version, setVersion] = useState(0)
  const abilities = useQueryAbilities()
  const fields = useQueryFields(text)
  const read = readQuery(text, { fields, abilities })
  const { tree, diagnostics } = read
  const readable = tree !== null && diagnostics.every(({ severity }) => severity !== 'error')
  const number = useHitCount(readable ? text : null, counted.grouping, counted.databases)
  const put = (next: string) => {
    setText(next)
    setVersion(version + 1)
  }
  const run = () => {
    if (readable) onSearch(text.trim())
  }
  return (
    <Dialog firstFocus="[contenteditable=true]" onClose={() => onClose(text)} className={styles['editor']} aria-labelledby="query-editor">
      <header>
        <h2 id="query-editor">{t('editor.title')}</h2>
        <Button kind="plain" icon aria-label={t('editor.close')} title={t('editor.close')} onClick={() => onClose(text)}>
          <Icon name="close" />
        </Button>
      </header>
      <CodeMirror
        className={styles['text']}
        text={text}
        version={version}
        abilities={abilities}
        label={t('box.label')}
        placeholder={t('box.placeholder')}
        onText={setText}
        onRun={run}
      />
      <div className={styles['description']} aria-live="polite">
        <QueryDescription text={text} read={read} onFix={put} />
      </div>
      <footer>
        <span className={styles['number']} role="status">
          {number !== null && t('found.hits', { count: number })}
        </span>
        <span className={styles['length']}>{t('editor.length', { length: text.length })}</span>
        <Button disabled={!readable} onClick={() => tree && put(prettyPrintQuery(tree))}>
          {t('editor.format')}
        </Button>
        <Button kind="primary" disabled={!readable} onClick={run}>
          <Icon name="search" />
          {t('box.search')}
        </Button>
      </footer>
    </Dialog>
  )
}
