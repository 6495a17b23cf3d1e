import type { SemanticMatch } from '@gezhi/contract/client'
import { splitByMarks } from '../../../components/highlight/split-by-marks.ts'
import '../../../components/highlight/highlight.css'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import styles from './row-meaning.module.css'

/** Terms of a hit that are named. */
const MAX_TERMS = 6

/** Why a hit of semantic search stands where it does: its score, its place in each channel, the terms that drove it, the nearest passage. */
export function RowMeaning({ meaning: { score, ranks, terms, passage } }: { meaning: SemanticMatch }) {
  const { t } = useListWords()
  const kind = useShownKind()
  const channels = (['title', 'words', 'feedback', 'vector'] as const).filter((channel) => ranks[channel] !== undefined)
  return (
    <div className={styles['meaning']}>
      <p className={styles['line']}>
        <strong>{t('meaning.score', { score: Math.round(score) })}</strong>
        {channels.map((channel) => (
          <span key={channel} title={t(`meaning.why.${channel}`)}>
            {t('meaning.rank', { channel: t(`meaning.channels.${channel}`), rank: ranks[channel] ?? 0 })}
          </span>
        ))}
      </p>
      <ul className={styles['terms']} aria-label={t('meaning.terms')}>
        {terms.slice(0, MAX_TERMS).map(({ word, channel, from }) => (
          <li key={`${channel} ${word}`} data-channel={channel}>
            {from && from.source !== 'feedback' && from.word !== word
              ? t('meaning.from', { word, from: from.word, source: t(`meaning.sources.${from.source}`) })
              : word}
          </li>
        ))}
      </ul>
      {passage && (
        <p className={styles['passage']}>
          <span className={styles['part']}>{caption(t, kind, 'snippets', kind.partOf(passage.column))}</span>
          <span>
            {passage.cutBefore && '…'}
            {splitByMarks(
              passage.text,
              passage.marks.map((mark) => ({ ...mark, term: 0 })),
            ).map(({ text, term }, index) =>
              term === null ? (
                text
              ) : (
                <mark key={index} data-color={1}>
                  {text}
                </mark>
              ),
            )}
            {passage.cutAfter && '…'}
          </span>
        </p>
      )}
    </div>
  )
}
