import type { AnswerBlock } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import { KINDS } from '../../kinds/kinds.ts'
import { UNGROUPED } from '../../kinds/searchable-kind.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import styles from './assistant.module.css'
import { CitationChips } from './citation-chips.tsx'
import { QueryChips } from './query-chips.tsx'

/** A part of an answer: a statement, a table, or a search that can be opened. */
export function AnswerPart({ block }: { readonly block: AnswerBlock }) {
  switch (block.kind) {
    case 'text':
      return <Statement block={block} />
    case 'table':
      return <AnswerTable block={block} />
    case 'query':
      return <QueryLine block={block} />
  }
}

function Statement({ block: { text, citations, queries = [], struck } }: { readonly block: Extract<AnswerBlock, { kind: 'text' }> }) {
  const { t } = useTranslation('assistant')
  return (
    <div className={styles['statement']}>
      {text !== '' && <p>{text}</p>}
      {struck > 0 && <p className={styles['struck']}>{t('struck', { count: struck })}</p>}
      <QueryChips queries={queries} />
      <CitationChips citations={citations} />
    </div>
  )
}

function AnswerTable({ block: { title, columns, rows } }: { readonly block: Extract<AnswerBlock, { kind: 'table' }> }) {
  const { t } = useTranslation('assistant')
  const isCited = rows.some(({ citations }) => citations.length > 0)
  return (
    <div
      className={styles['table']}
      data-narrow={(columns.length <= 2 && !isCited) || undefined}
      // A scrolled table is reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={title === '' ? columns.join(', ') : title}
    >
      <table>
        {title !== '' && <caption>{title}</caption>}
        <thead>
          <tr>
            {columns.map((column, at) => (
              // Columns have no identity but their place.
              <th key={at} scope="col">
                {column}
              </th>
            ))}
            {isCited && <th scope="col">{t('sources')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, citations }, row) => (
            <tr key={row}>
              {cells.map((cell, at) => (
                <td
                  key={at}
                  data-number={/^[\d.,/ ]+$/.test(cell) || undefined}
                  data-long={cell.length > 40 || undefined}
                  data-medium={(cell.length > 10 && cell.length <= 40) || undefined}
                >
                  {cell}
                </td>
              ))}
              {isCited && (
                <td>
                  <CitationChips citations={citations} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function QueryLine({ block: { records, queryStr, total, notes } }: { readonly block: Extract<AnswerBlock, { kind: 'query' }> }) {
  const { t } = useTranslation('assistant')
  const kind = KINDS.find(({ name }) => name === records)!
  return (
    <div className={styles['query']}>
      <code translate="no">{queryStr}</code>
      <span className={styles['bar']}>
        {total !== null && <span className={styles['text']}>{t('hits', { count: total, total: total.toLocaleString('en') })}</span>}
        <Link to={kind.pages.list} search={toAddressParams(newSearch(kind, { query: queryStr, grouping: UNGROUPED })) as never}>
          {t('openList')}
        </Link>
        <CopyButton text={queryStr} label={t('copyQuery')} done={t('copied')} failed={t('notCopied')} />
      </span>
      {notes.map((note) => (
        <p key={note} className={styles['text']}>
          {note}
        </p>
      ))}
    </div>
  )
}
