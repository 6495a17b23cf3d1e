import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../components/button.tsx'
import { Icon } from '../../../../components/icon/icon.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import styles from './law-page.module.css'

/** Events that are offered, those of most patents. */
const OFFERED = 200

interface EventChoiceProps {
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
}

/** Names or codes of legal events; those of the collection are offered with their patents. */
export function EventChoice({ chosen, onChosen }: EventChoiceProps) {
  const { t } = useTranslation('law')
  const id = useId()
  const [text, setText] = useState('')
  const offered = useOfferedEvents()
  const add = () => {
    const event = text.trim()
    if (event === '') return
    if (!chosen.includes(event)) onChosen([...chosen, event])
    setText('')
  }
  return (
    <fieldset>
      <legend>{t('events')}</legend>
      {chosen.length > 0 && (
        <ul className={styles['events']}>
          {chosen.map((event) => (
            <li key={event}>
              {event}
              <Button
                kind="plain"
                icon
                aria-label={t('remove', { event })}
                onClick={() => onChosen(chosen.filter((other) => other !== event))}
              >
                <Icon name="close" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['line']}>
        <input
          value={text}
          list={id}
          maxLength={200}
          aria-label={t('addEvent')}
          placeholder={t('eventExample')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return
            event.preventDefault()
            add()
          }}
        />
        <Button disabled={text.trim() === ''} onClick={add}>
          {t('add')}
        </Button>
      </div>
      <datalist id={id}>
        {offered.map(({ value, count }) => (
          <option key={value} value={value}>
            {t('hits', { count })}
          </option>
        ))}
      </datalist>
    </fieldset>
  )
}

/** The events of the collection by name and by code; none while they are not known, when any can still be written. */
function useOfferedEvents(): { value: string; count: number }[] {
  const language = useLanguage()
  const groupList = ['legal_event.text', 'legal_event.code'].map((field) => ({ field, count: OFFERED }))
  const { data } = useQuery({ ...callQuery(language, 'search', 'searchByLaw', { size: 0, groupList }), staleTime: Infinity, retry: false })
  const seen = new Map(data?.groupList.flatMap(({ list }) => list.map(({ value, count }) => [value, count] as const)))
  return [...seen].map(([value, count]) => ({ value, count }))
}
