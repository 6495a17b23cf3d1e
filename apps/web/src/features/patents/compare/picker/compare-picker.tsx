import type { PatentDetail } from '@gezhi/contract/client'
import { splitNumbers } from '@gezhi/query'
import { PATENT_NUMBERS } from '@gezhi/records'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/button.tsx'
import { Modal } from '../../../../components/modal/modal.tsx'
import { recordDate } from '../../../../kinds/record-date.ts'
import { MAX_COMPARED } from '../compare-address.ts'
import styles from './compare-picker.module.css'
import { suggestions } from './suggestions.ts'

interface ComparePickerProps {
  /** Whose related documents are offered; null for none. */
  patent: PatentDetail | null
  /** Numbers that are compared already. */
  chosen: readonly string[]
  /** Label of the button. */
  submit: string
  onClose: () => void
  onPick: (numbers: readonly string[]) => void
}

/** A dialog to choose patents for a comparison: by their numbers, or from the documents related to one. */
export function ComparePicker({ patent, chosen, submit, onClose, onPick }: ComparePickerProps) {
  const { t } = useTranslation('comparison')
  const id = useId()
  const [written, setWritten] = useState('')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const groups = patent === null ? [] : suggestions(patent, chosen)
  const pick = () => {
    const numbers = splitNumbers(written, PATENT_NUMBERS).map((part) => part.number ?? part.written)
    const all = [...new Set([...ticked, ...numbers])]
    if (all.length === 0) setProblem(t('picker.nothing'))
    else if (chosen.length + all.length > MAX_COMPARED) setProblem(t('picker.full', { max: MAX_COMPARED }))
    else onPick(all)
  }
  return (
    <Modal title={t('picker.title')} close={t('picker.close')} onClose={onClose} width={560} sheet>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          pick()
        }}
      >
        <label htmlFor={id}>{t('picker.numbers')}</label>
        <textarea
          id={id}
          className="gz-input"
          rows={2}
          value={written}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={(event) => {
            setWritten(event.target.value)
            setProblem(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            pick()
          }}
        />
        <small id={`${id}-hint`}>{t('picker.hint')}</small>
        {patent !== null && groups.length === 0 && <p className={styles['note']}>{t('picker.noSuggestions')}</p>}
        {groups.map(({ name, members }) => (
          <fieldset key={name}>
            <legend>{t(`picker.${name}`)}</legend>
            {members.map(({ publication_number: number, publication_date: date, title }) => (
              <label key={number} className={styles['member']}>
                <input
                  type="checkbox"
                  checked={ticked.includes(number)}
                  onChange={(event) => {
                    setProblem(null)
                    setTicked(event.target.checked ? [...ticked, number] : ticked.filter((one) => one !== number))
                  }}
                />
                <span>
                  {number} <small>{[recordDate(date), title].filter(Boolean).join(' · ')}</small>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        {problem !== null && (
          <p id={`${id}-problem`} role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
        <Button kind="primary" type="submit">
          {submit}
        </Button>
      </form>
    </Modal>
  )
}
