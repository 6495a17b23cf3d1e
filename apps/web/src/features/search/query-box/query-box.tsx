import type { Diagnostic } from '@gezhi/contract/client'
import { lazy, Suspense, useState, type KeyboardEvent, type RefObject } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import type { SearchState } from '../../../search-state/search-state.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useQueryCheck } from '../../../components/query-check/use-query-check.ts'
import { DiagnosticList } from '../../../components/query-check/diagnostic-list.tsx'
import styles from './query-box.module.css'
import { underlinedSpans } from './underlined-text.ts'

const QueryEditor = lazy(async () => ({ default: (await import('../query-editor/query-editor.tsx')).QueryEditor }))

interface QueryBoxProps {
  /** The query of the list below. */
  query: string
  /** What that list counts. */
  counted: Pick<SearchState, 'grouping' | 'databases'>
  box: RefObject<HTMLTextAreaElement | null>
  onSearch: (query: string) => void
}

/**
 * The box above the list. Errors in a query are underlined and described below. Enter searches, Shift+Enter starts a new line, Esc
 * restores the query of the list.
 */
export function QueryBox({ query, counted, box, onSearch }: QueryBoxProps) {
  const { t } = useListWords()
  const [text, setText] = useState(query)
  const [missing, setMissing] = useState(false)
  const [editing, setEditing] = useState(false)
  const diagnostics = useQueryCheck(text)
  const [shown, setShown] = useState(query)
  if (shown !== query) {
    setShown(query)
    setText(query)
  }

  const write = (next: string) => {
    setText(next)
    setMissing(false)
  }
  const search = () => {
    if (text.trim() === '') return setMissing(true)
    onSearch(text.trim())
  }
  const press = (event: KeyboardEvent) => {
    // Enter also ends the choice of a Chinese word in the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      write(query)
      box.current?.blur()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    search()
  }
  return (
    <div className={styles['box']}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <div className={styles['field']}>
          <Underlines text={text} diagnostics={diagnostics} />
          <textarea
            ref={box}
            rows={1}
            value={text}
            aria-label={t('box.label')}
            aria-invalid={missing || diagnostics.some(({ severity }) => severity === 'error')}
            aria-describedby="query-diagnostics"
            placeholder={t('box.placeholder')}
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => write(event.target.value)}
            onKeyDown={press}
          />
        </div>
        <Button
          icon
          className={styles['large'] ?? ''}
          aria-label={t('editor.open')}
          title={t('editor.open')}
          onClick={() => setEditing(true)}
        >
          <Icon name="expand" />
        </Button>
        <Button kind="primary" type="submit" className={styles['search'] ?? ''}>
          <Icon name="search" />
          {t('box.search')}
        </Button>
      </form>
      <div id="query-diagnostics" aria-live="polite">
        {missing && <p className={styles['missing']}>{t('box.empty')}</p>}
        <DiagnosticList query={text} diagnostics={diagnostics} onFix={(fixed) => write(fixed)} />
      </div>
      {editing && (
        <Suspense fallback={<WaitingBar />}>
          <QueryEditor
            query={text}
            counted={counted}
            onSearch={(next) => {
              setEditing(false)
              write(next)
              onSearch(next)
            }}
            onClose={(next) => {
              setEditing(false)
              write(next)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The same text below the box's own, invisible except for its underlines; it grows and the box with it. */
function Underlines({ text, diagnostics }: { text: string; diagnostics: readonly Diagnostic[] }) {
  return (
    <div className={styles['underlines']} aria-hidden="true">
      {underlinedSpans(text, diagnostics).map((part, index) => (
        <span key={index} data-severity={part.severity ?? undefined}>
          {part.text}
        </span>
      ))}
      {'\u200b'}
    </div>
  )
}
