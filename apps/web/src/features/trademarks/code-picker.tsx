import { readClassSymbol, type ClassScheme } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { useRested } from '../../components/use-rested.ts'
import { useLanguage } from '../../language/use-language.ts'
import styles from './trademark-search-page.module.css'

/** A code of a scheme, with its title where the scheme was imported. */
export interface PickedCode {
  readonly code: string
  readonly title: string
}

interface CodePickerProps {
  scheme: Extract<ClassScheme, 'nice' | 'vienna'>
  label: string
  placeholder: string
  picked: readonly PickedCode[]
  onChange: (picked: readonly PickedCode[]) => void
}

/** Codes by a code or by words of their titles; a code of a scheme that was not imported is added as it is typed. */
export function CodePicker({ scheme, label, placeholder, picked, onChange }: CodePickerProps) {
  const { t } = useTranslation('trademarks')
  const id = useId()
  const [typed, setTyped] = useState('')
  const { offered, isSettled } = useOfferedCodes(scheme, typed)
  const rest = offered.filter(({ code }) => picked.every((one) => one.code !== code))
  const add = (one: PickedCode) => {
    onChange([...picked.filter(({ code }) => code !== one.code), one].toSorted((a, b) => a.code.localeCompare(b.code)))
    setTyped('')
  }
  return (
    <fieldset className={styles['codes']}>
      <legend>{label}</legend>
      <input
        type="text"
        aria-label={label}
        aria-describedby={`${id}-note`}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const [first] = rest
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return
          // Enter adds a code; it does not send the form while something is typed here.
          event.preventDefault()
          if (isSettled && first !== undefined) add(first)
        }}
      />
      <p id={`${id}-note`} role="status" className={styles['note']}>
        {typed.trim() !== '' && isSettled && rest.length === 0 ? t('page.noCode') : ''}
      </p>
      {rest.length > 0 && (
        <ul className={styles['offered']}>
          {rest.map((one) => (
            <li key={one.code}>
              <Button kind="link" onClick={() => add(one)}>
                {[one.code, one.title].filter(Boolean).join(' ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {picked.length > 0 && (
        <ul className={styles['picked']}>
          {picked.map((one) => (
            <li key={one.code}>
              <span>{[one.code, one.title].filter(Boolean).join(' ')}</span>
              <Button
                kind="link"
                aria-label={t('page.removeCode', { code: one.code })}
                onClick={() => onChange(picked.filter(({ code }) => code !== one.code))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** Most codes that are offered for a text. */
const MAX_OFFERED = 12

/** Codes for a typed text: the code itself, those below it, and those whose titles have the words. */
function useOfferedCodes(scheme: CodePickerProps['scheme'], typed: string): { offered: PickedCode[]; isSettled: boolean } {
  const language = useLanguage()
  const rested = useRested(typed.trim())
  const symbol = readClassSymbol(rested, scheme)
  const type = scheme === 'nice' ? 'NICE' : 'VIENNA'
  const found = useQuery({
    ...callQuery(language, 'classification', 'findClasses', { keyWord: rested, type, size: MAX_OFFERED }),
    enabled: rested !== '',
  })
  const below = useQuery({
    ...callQuery(language, 'classification', 'listClasses', { type, code: symbol?.symbol ?? '' }),
    enabled: rested !== '' && symbol !== null,
  })
  if (typed.trim() === '') return { offered: [], isSettled: true }
  const titled = [...(found.data ?? []), ...(symbol === null ? [] : (below.data ?? []))].map(({ code, name }) => ({ code, title: name }))
  const own = symbol === null || titled.some(({ code }) => code === symbol.symbol) ? [] : [{ code: symbol.symbol, title: '' }]
  // Classes themselves are chosen in the list of classes.
  const offered = [...own, ...titled].filter(({ code }) => scheme !== 'nice' || code.length > 2)
  return { offered: offered.slice(0, MAX_OFFERED), isSettled: rested === typed.trim() && !found.isFetching && !below.isFetching }
}
