import type { SemanticMatch } from '@gezhi/contract/client'
import { splitByMarks } from '../../../components/highlight/split-by-marks.ts'
import '../../../components/highlight/highlight.css'
import { caption, useListWords } from '../../../kinds/kind-words.ts'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import styles from './semantic-reasons.module.css'

/** Terms of a hit that are named. */
const MAX_TERMS = 6

/** Why a hit of semantic search ranks where it does: score, rank in each channel, contributing terms, nearest passage. */
export function SemanticReasons({ semanticMatch: { score, ranks, terms, passage } }: { semanticMatch: SemanticMatch }) {
  const { t } = useListWords()
  const kind = useShownKind()
  const channels = (['title', 'words', 'feedback', 'vector'] as const).filter((channel) => ranks[channel] !== undefined)
  return (
    <div className={styles['reasons']}>
      <p className={styles['line']}>
        <strong>{t('semantic.score', { score: Math.round(score) })}</strong>
        {channels.map((channel) => (
          <span key={channel} title={t(`semantic.why.${channel}`)}>
            {t('semantic.rank', { channel: t(`semantic.channels.${channel}`), rank: ranks[channel] ?? 0 })}
          </span>
        ))}
      </p>
      <ul className={styles['terms']} aria-label={t('semantic.terms')}>
        {terms.slice(0, MAX_TERMS).map(({ word, channel, from }) => (
          <li key={`${channel} ${word}`} data-channel={channel}>
            {from && from.source !== 'feedback' && from.word !== word
              ? t('semantic.from', { word, from: from.word, source: t(`semantic.sources.${from.source}`) })
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
