import { DISCLOSURES, type ComparedDocument, type ComparedFeatureRow } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { SidePanel } from '../../components/side-panel/side-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { CategoryChoice } from './category-choice.tsx'
import styles from './novelty.module.css'
import { useComparison, useEditNovelty } from './use-novelty.ts'

interface DocumentPanelProps {
  /** Of the analysis. */
  readonly id: string
  readonly document: ComparedDocument
  readonly onClose: () => void
}

/** A drawer with what one document says of each feature; verdicts, category and a note are changed here. */
export function DocumentPanel({ id, document, onClose }: DocumentPanelProps) {
  const { t } = useTranslation('novelty')
  const { data, error, refetch } = useComparison(id, document.id)
  const edit = useEditNovelty(id)
  const [note, setNote] = useState(document.note)
  const change = (changed: Omit<Parameters<typeof edit.mutate>[0], 'publicationNumber'>) =>
    edit.mutate({ ...changed, publicationNumber: document.id })
  const isNoteSaved = note.trim() === document.note
  const close = () => {
    // Closing saves the note. If that failed, it stays on the screen, and the next attempt leaves it.
    if (isNoteSaved || edit.error) onClose()
    else edit.mutate({ note: note.trim(), publicationNumber: document.id }, { onSuccess: onClose })
  }
  return (
    <SidePanel title={document.publicationNumber} closeLabel={t('close')} width={760} onClose={close}>
      <div className={styles['group']}>
        <p translate="no">{document.title}</p>
        <div className={styles['bar']}>
          <CategoryChoice document={document} onCategory={(category) => change({ category })} />
          <Link to="/searchDetail" search={{ id: document.id } as never}>
            {t('open')}
          </Link>
        </div>
        {document.reasons.map((reason) => (
          <p key={reason} className={styles['text']}>
            {reason}
          </p>
        ))}
        <label className={styles['field']}>
          {t('note')}
          <textarea className="gz-input" rows={2} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
        <div className={styles['bar']}>
          <Button disabled={isNoteSaved || edit.isPending} onClick={() => change({ note: note.trim() })}>
            {t('saveNote')}
          </Button>
        </div>
        {edit.error && <FailurePanel title={t('failed')} error={edit.error} onRetry={edit.reset} />}
        {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <WaitingBar />}
        <ol className={styles['rows']}>
          {data?.map((row, place) => (
            <ComparedRow
              // A feature has no identity but its place.
              key={place}
              place={place}
              row={row}
              onDisclosure={(disclosure) => change({ disclosures: [{ feature: place, disclosure }] })}
            />
          ))}
        </ol>
      </div>
    </SidePanel>
  )
}

interface ComparedRowProps {
  readonly place: number
  readonly row: ComparedFeatureRow
  /** Null: as proposed. */
  readonly onDisclosure: (disclosure: ComparedFeatureRow['disclosure'] | null) => void
}

function ComparedRow({ place, row, onDisclosure }: ComparedRowProps) {
  const { t } = useTranslation('novelty')
  const { feature, disclosure, proposed, coverage, missing, passage } = row
  return (
    <li className={styles['document']}>
      <div className={styles['bar']}>
        <span className={styles['number']}>{`F${place + 1}`}</span>
        <select
          className={`gz-select ${styles['categories']}`}
          aria-label={t('disclosureOf', { number: place + 1 })}
          value={disclosure}
          onChange={(event) => {
            const chosen = DISCLOSURES.find((one) => one === event.target.value)
            onDisclosure(chosen === undefined || chosen === proposed ? null : chosen)
          }}
        >
          {DISCLOSURES.map((one) => (
            <option key={one} value={one}>
              {t(`disclosures.${one}`)}
            </option>
          ))}
        </select>
        <span className={styles['text']}>{t('coverage', { percent: Math.round(coverage * 100) })}</span>
      </div>
      <p>{feature}</p>
      {passage === null ? (
        <p className={styles['text']}>{t('noPassage')}</p>
      ) : (
        <blockquote className={styles['passage']}>
          <span className={styles['text']}>{passage.name}</span>
          <p translate="no">
            {passage.cutBefore && '…'}
            <Marked passage={passage} />
            {passage.cutAfter && '…'}
          </p>
        </blockquote>
      )}
      {passage !== null && missing.length > 0 && (
        <p className={styles['text']}>
          {t('missing')} <span translate="no">{missing.join(t('separator'))}</span>
        </p>
      )}
    </li>
  )
}

function Marked({ passage: { text, marks } }: { readonly passage: NonNullable<ComparedFeatureRow['passage']> }) {
  const parts = marks.flatMap(({ start, end }, at) => [
    { text: text.slice(marks[at - 1]?.end ?? 0, start), start: marks[at - 1]?.end ?? 0, isMarked: false },
    { text: text.slice(start, end), start, isMarked: true },
  ])
  return (
    <>
      {parts.map((part) => (part.isMarked ? <mark key={part.start}>{part.text}</mark> : <span key={part.start}>{part.text}</span>))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  )
}
