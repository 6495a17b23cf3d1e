import type { Snippet } from '@gezhi/contract/client'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import styles from './row-snippets.module.css'

/** The maximum that fits into a row, whose height does not change when they arrive. */
const MAX_PASSAGES = 3

/** Passages that contain the query's words, each with the part of the record it is from. Without any, the beginning of the abstract. */
export function RowSnippets({ row }: { row: ListedRow }) {
  const { t } = useListWords()
  const kind = useShownKind()
  const whole = kind.row.abstract?.(row) ?? ''
  const snippets = row.snippets ?? []
  const abstract = snippets.some(({ column }) => column === 'abstract') || whole === '' ? [] : [wholeAbstract(whole)]
  const passages = [...abstract, ...snippets].slice(0, MAX_PASSAGES)
  return (
    // A record without an abstract hardly ever has other text: no space is reserved.
    <ul className={styles['snippets']} data-room={whole === '' ? undefined : ''}>
      {passages.map((snippet) => (
        <li key={snippet.column}>
          <span className={styles['part']}>{caption(t, kind, 'snippets', kind.partOf(snippet.column))}</span>
          <span className={styles['text']}>
            {snippet.cutBefore && '…'}
            <HighlightedText text={snippet.text} />
            {snippet.cutAfter && '…'}
          </span>
        </li>
      ))}
    </ul>
  )
}

function wholeAbstract(text: string): Snippet {
  return { column: 'abstract', text, cutBefore: false, cutAfter: false, marks: [] }
}
