import type { ScreeningRequest } from '@gezhi/contract'
import { SIMILAR_METHODS, SIMILAR_RULES } from './similar-choices.ts'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { ChoiceGroup, chosenOf } from '../../components/form/choice-group.tsx'
import { readClasses } from './read-classes.ts'
import styles from './screening-page.module.css'

const MAX_TEXT = 100
const MAX_GOODS = 2000

interface ScreeningFormProps {
  /** What the fields contain at first. */
  readonly initial: { readonly mark: string; readonly classes: string }
  readonly onSearch: (request: ScreeningRequest) => void
}

/** What to screen: a mark, its classes and goods, and what it is compared by. */
export function ScreeningForm({ initial, onSearch }: ScreeningFormProps) {
  const { t } = useTranslation('screening')
  const id = useId()
  const [text, setText] = useState(initial.mark.slice(0, MAX_TEXT))
  const [classes, setClasses] = useState(initial.classes)
  const [goods, setGoods] = useState('')
  const [methods, setMethods] = useState('')
  const [rules, setRules] = useState('')
  const [liveOnly, setLiveOnly] = useState(false)
  const [problem, setProblem] = useState<'emptyMark' | 'badClasses' | null>(null)
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const numbers = readClasses(classes)
    const found = text.trim() === '' ? 'emptyMark' : numbers === null ? 'badClasses' : null
    setProblem(found)
    if (found !== null || numbers === null) return
    onSearch({
      text: text.trim(),
      classes: numbers,
      goods: goods.trim(),
      methods: SIMILAR_METHODS.filter((method) => chosenOf(methods).includes(method)),
      rules: SIMILAR_RULES.filter((rule) => chosenOf(rules).includes(rule)),
      liveOnly,
    })
  }
  const input = (name: 'mark' | 'classes' | 'goods', value: string, onChange: (value: string) => void, maxLength: number) => (
    <label className={styles['field']}>
      <span>{t(name)}</span>
      <input
        className="gz-input"
        value={value}
        maxLength={maxLength}
        placeholder={t(`${name}Placeholder`)}
        aria-invalid={(name === 'mark' && problem === 'emptyMark') || (name === 'classes' && problem === 'badClasses')}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
  return (
    <form className={styles['form']} onSubmit={search} noValidate>
      {input('mark', text, setText, MAX_TEXT)}
      {input('classes', classes, setClasses, MAX_TEXT)}
      {input('goods', goods, setGoods, MAX_GOODS)}
      <ChoiceGroup
        legend={t('methods')}
        hint={t('methodsHint')}
        field={{ name: 'methods', value: methods, error: null, onValue: setMethods }}
        options={SIMILAR_METHODS.map((value) => ({ value, name: t(`method.${value}`) }))}
      />
      <ChoiceGroup
        legend={t('rules')}
        hint={t('rulesHint')}
        field={{ name: 'rules', value: rules, error: null, onValue: setRules }}
        options={SIMILAR_RULES.map((value) => ({ value, name: t(`rule.${value}`) }))}
      />
      <label className={styles['checkbox']}>
        <Checkbox checked={liveOnly} onChange={(event) => setLiveOnly(event.target.checked)} />
        {t('liveOnly')}
      </label>
      {problem !== null && (
        <p id={`${id}-problem`} className={styles['error']} role="alert">
          {t(problem)}
        </p>
      )}
      <Button kind="primary" type="submit">
        {t('search')}
      </Button>
    </form>
  )
}
