import { HIGHLIGHT_COLORS } from './highlight-context.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './highlight-legend.module.css'
import './highlight.css'
import type { HighlightTerm } from './highlight-term.ts'

interface HighlightLegendProps {
  terms: readonly HighlightTerm[]
  /** Numbers of terms, from 1, that are not highlighted. */
  muted: readonly number[]
  label: string
  /** Label of the toggle: 不高亮“石墨烯”. */
  labelOf: (term: string, muted: boolean) => string
  onMuted: (muted: readonly number[]) => void
  /** The user's own words among the terms, which `forget` removes. */
  own?: readonly string[]
  forget?: { readonly labelOf: (term: string) => string; readonly does: (term: string) => void }
}

/** The terms of the query in their colours; each can be switched off and on. */
export function HighlightLegend({ terms, muted, label, labelOf, onMuted, own = [], forget }: HighlightLegendProps) {
  if (terms.length === 0) return null
  return (
    <ul className={styles['legend']} aria-label={label}>
      {terms.map((term, index) => {
        const number = index + 1
        const off = muted.includes(number)
        return (
          <li key={term.label}>
            <button
              type="button"
              data-color={(index % HIGHLIGHT_COLORS) + 1}
              aria-pressed={!off}
              aria-label={labelOf(term.label, off)}
              title={labelOf(term.label, off)}
              onClick={() => onMuted(off ? muted.filter((one) => one !== number) : [...muted, number])}
            >
              {term.label}
            </button>
            {forget && own.includes(term.label) && (
              <button
                type="button"
                className={styles['forget']}
                aria-label={forget.labelOf(term.label)}
                title={forget.labelOf(term.label)}
                onClick={() => forget.does(term.label)}
              >
                <Icon name="close" size={10} />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
