import { memo, useMemo } from 'react'
import { MarkedText } from '../marking/marked-text.tsx'
import { TranslationSlot } from '../translation/translation-slot.tsx'
import styles from './description-text.module.css'
import { paragraphParts, type ParagraphPart } from './paragraph-parts.ts'

/** A paragraph, its tables rendered as tables that scroll horizontally if they are too wide. */
export const ParagraphText = memo(function ParagraphText({ text }: { text: string }) {
  const parts = useMemo(() => paragraphParts(text), [text])
  return (
    <div data-block className={styles['paragraph']}>
      {parts.map((part, index) => ('text' in part ? <MarkedLines key={index} text={part.text} /> : <Table key={index} rows={part.rows} />))}
      <TranslationSlot text={runningText(parts)} />
    </div>
  )
})

/** A paragraph without its tables. */
function runningText(parts: readonly ParagraphPart[]): string {
  return parts.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n')
}

function MarkedLines({ text }: { text: string }) {
  return (
    <p data-text>
      <MarkedText text={text} />
    </p>
  )
}

function Table({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable
    <div className={styles['table']} tabIndex={0}>
      <table>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} data-text>
                  <MarkedText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
