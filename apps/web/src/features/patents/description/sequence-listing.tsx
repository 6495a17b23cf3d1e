import type { PatentDetail } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LongList } from '../long-text/long-list.tsx'
import styles from './sequence-listing.module.css'

type Sequence = PatentDetail['sequences'][number]

/** The sequence listing: collapsed, because few readers need it and it can be longer than the text. */
export function SequenceListing({ sequences }: { sequences: readonly Sequence[] }) {
  const { t } = useTranslation('patents')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles['listing']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('sequences.title', { count: sequences.length })}</summary>
      {isOpen && (
        <LongList as="div" items={sequences} lengthOf={lengthOf}>
          {drawSequence}
        </LongList>
      )}
    </details>
  )
}

const lengthOf = ({ text }: Sequence) => text.length
const drawSequence = (sequence: Sequence, at: number) => <SequenceItem key={at} sequence={sequence} />

/** A sequence with its facts; its residues in the lines of the source, which their positions refer to. */
function SequenceItem({ sequence: { number, length, molecule, organism, features, text } }: { sequence: Sequence }) {
  const { t } = useTranslation('patents')
  const facts = [molecule, length && t('sequences.length', { length }), organism].filter(Boolean)
  return (
    <div className={styles['sequence']} translate="no">
      {number !== null && <h4>SEQ ID NO: {number}</h4>}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {features.map((feature, index) => (
        <p key={index}>{feature}</p>
      ))}
      {text === '' ? <p>{t('sequences.unstored')}</p> : <pre>{text}</pre>}
    </div>
  )
}
