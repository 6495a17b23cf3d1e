import type { PatentRow, Snippet } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import styles from './row-snippets.module.css'
import { snippetPlace } from './snippet-place.ts'

/** As many have room in a row, whose height stays the same when they arrive. */
const MOST_PASSAGES = 3

/** Passages in which the query's words stand, each with the part of the patent it is from. Without any the abstract begins. */
export function RowSnippets({ row }: { row: PatentRow }) {
  const { t } = useTranslation('search')
  const snippets = row.snippets ?? []
  const abstract = snippets.some(({ column }) => column === 'abstract') || row.abstract === '' ? [] : [wholeAbstract(row.abstract)]
  const passages = [...abstract, ...snippets].slice(0, MOST_PASSAGES)
  return (
    // A record without an abstract hardly ever has other text: nothing is expected there.
    <ul className={styles['snippets']} data-room={row.abstract === '' ? undefined : ''}>
      {passages.map((snippet) => (
        <li key={snippet.column}>
          <span className={styles['place']}>{t(`snippets.${snippetPlace(snippet.column)}`)}</span>
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
