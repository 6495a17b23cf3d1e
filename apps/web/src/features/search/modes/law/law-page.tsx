import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/button.tsx'
import { DateRange } from '../../../../components/date-range/date-range.tsx'
import { endsBeforeItBegins } from '../../../../components/date-range/days.ts'
import { WithinField } from '../../../../components/query-check/within-field.tsx'
import { Icon } from '../../../../components/icon/icon.tsx'
import { useKind } from '../../../../kinds/use-kind.ts'
import { newSearch, parseSearchState } from '../../../../search-state/search-state.ts'
import { useRunMode } from '../../../../search-state/use-run-mode.ts'
import { EventChoice } from './event-choice.tsx'
import { EMPTY_LAW, lawArgsOf, lawFormOf, type LawForm } from './law-form.ts'
import styles from './law-page.module.css'
import { StateChoice } from './state-choice.tsx'

/** Legal status search (B.search-modes.07): states, events and their dates, within an optional query. */
export function LawPage() {
  const { t } = useTranslation('law')
  const runMode = useRunMode()
  const kind = useKind()
  const address = parseSearchState(kind, useSearch({ strict: false }))
  const [form, setForm] = useState<LawForm>(address.mode?.name === 'law' ? lawFormOf(address.mode.args) : EMPTY_LAW)
  const [within, setWithin] = useState(address.query)
  const [isMissing, setMissing] = useState(false)
  const change = (part: Partial<LawForm>) => {
    setForm({ ...form, ...part })
    setMissing(false)
  }
  const hasWrongDays = endsBeforeItBegins(form)
  const run = () => {
    const args = lawArgsOf(form)
    if (Object.keys(args).length === 0) return setMissing(true)
    if (hasWrongDays) return
    void runMode(newSearch(kind, { query: within.trim(), mode: { name: 'law', args } }))
  }
  return (
    <form
      className={styles['page']}
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      <header>
        <h1>{t('title')}</h1>
        <p>{t('promise')}</p>
      </header>
      <StateChoice title={t('states')} field="status" chosen={form.states} onChosen={(states) => change({ states })} />
      <StateChoice title={t('details')} field="legal-state" chosen={form.states} onChosen={(states) => change({ states })} />
      <EventChoice chosen={form.events} onChosen={(events) => change({ events })} />
      <fieldset>
        <legend>{t('days')}</legend>
        <DateRange days={form} onDays={change} words={{ from: t('from'), to: t('to'), calendar: t('calendar'), wrong: t('wrongDays') }} />
      </fieldset>
      <div className={styles['within']}>
        <WithinField label={t('within')} placeholder={t('withinExample')} value={within} onChange={setWithin} />
      </div>
      <div className={styles['line']}>
        <Button kind="primary" type="submit" disabled={hasWrongDays}>
          <Icon name="search" />
          {t('search')}
        </Button>
        <Button
          onClick={() => {
            change(EMPTY_LAW)
            setWithin('')
          }}
        >
          {t('clear')}
        </Button>
        {isMissing && (
          <p className={styles['error']} role="alert">
            {t('nothing')}
          </p>
        )}
      </div>
    </form>
  )
}
