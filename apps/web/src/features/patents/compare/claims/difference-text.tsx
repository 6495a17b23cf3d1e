import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DifferenceSegment } from '../differences/difference-segment.ts'
import styles from './difference-text.module.css'

interface DifferenceTextProps {
  /** The base at the left, the compared text at the right. */
  segments: readonly DifferenceSegment[]
  /** Whose text it is: that of the base, or the compared one. */
  side: 'left' | 'right'
  /** With the compared text also what only the base has. */
  withRemoved: boolean
}

/** A text with its differences from another as insertions and deletions, which screen readers announce. */
export const DifferenceText = memo(function DifferenceText({ segments, side, withRemoved }: DifferenceTextProps) {
  const { t } = useTranslation('comparison')
  const marks = { removed: t('claims.removed'), added: t('claims.added'), end: t('claims.end') }
  return (
    <p className={styles['text']}>
      {segments.map(({ kind, left, right }, index) => {
        if (kind === 'same') return side === 'left' ? left : right
        if (kind === 'added') {
          return side === 'left' ? null : (
            <ins key={index} data-label={marks.added} data-end={marks.end}>
              {right}
            </ins>
          )
        }
        return side === 'left' || withRemoved ? (
          <del key={index} data-label={marks.removed} data-end={marks.end} data-own={side === 'left' || undefined}>
            {left}
          </del>
        ) : null
      })}
    </p>
  )
})
