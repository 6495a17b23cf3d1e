import { NICE_CLASS_LABELS } from '@gezhi/records'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { SuggestedValues } from '../../components/suggestions/suggested-values.tsx'
import { TRADEMARKS } from '../../kinds/trademarks/trademarks.ts'
import { useLanguage } from '../../language/use-language.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import { CodePicker, type PickedCode } from './code-picker.tsx'
import { quickQuery } from './quick-query.ts'
import styles from './trademark-search-page.module.css'

/** Classes in their order: keys such as `10` are numbers to JavaScript and would come first. */
const CLASSES = Object.keys(NICE_CLASS_LABELS).toSorted()

/** Words, numbers or owners within Nice classes. */
export function QuickSearch() {
  const { t } = useTranslation('trademarks')
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const [word, setWord] = useState('')
  const [classes, setClasses] = useState<readonly string[]>([])
  const [groups, setGroups] = useState<readonly PickedCode[]>([])
  const [elements, setElements] = useState<readonly PickedCode[]>([])
  const [live, setLive] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const toggle = (one: string) =>
    setClasses(classes.includes(one) ? classes.filter((other) => other !== one) : [...classes, one].toSorted())
  const search = () => {
    const query = quickQuery({ word, classes, groups: codesOf(groups), elements: codesOf(elements), live })
    setEmpty(query === '')
    if (query !== '') void navigate({ to: TRADEMARKS.pages.list, search: toAddressParams(newSearch(TRADEMARKS, { query })) as never })
  }
  return (
    <form
      role="search"
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <div className={styles['line']}>
        <input
          type="text"
          aria-label={t('page.word')}
          aria-invalid={isEmpty}
          aria-describedby={isEmpty ? `${id}-problem` : undefined}
          placeholder={t('page.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={10_000}
          list={`${id}-suggestions`}
          value={word}
          onChange={(event) => {
            setWord(event.target.value)
            setEmpty(false)
          }}
        />
        <SuggestedValues id={`${id}-suggestions`} kind={TRADEMARKS} text={word} />
        <Button kind="primary" type="submit">
          {t('page.search')}
        </Button>
      </div>
      {isEmpty && (
        <p id={`${id}-problem`} role="alert" className={styles['problem']}>
          {t('page.empty')}
        </p>
      )}
      <label className={styles['live']}>
        <input type="checkbox" checked={live} onChange={() => setLive(!live)} />
        <span>{t('page.live')}</span>
      </label>
      <div className={styles['pickers']}>
        <CodePicker scheme="nice" label={t('page.groups')} placeholder={t('page.groupsPlaceholder')} picked={groups} onChange={setGroups} />
        <CodePicker
          scheme="vienna"
          label={t('page.elements')}
          placeholder={t('page.elementsPlaceholder')}
          picked={elements}
          onChange={setElements}
        />
      </div>
      <fieldset className={styles['classes']}>
        <legend>{t('page.classes')}</legend>
        <div className={styles['chosen']}>
          <span role="status">{classes.length === 0 ? t('page.allClasses') : t('page.chosen', { count: classes.length })}</span>
          {classes.length > 0 && (
            <Button kind="link" onClick={() => setClasses([])}>
              {t('page.clear')}
            </Button>
          )}
        </div>
        <div className={styles['grid']}>
          {CLASSES.map((one) => (
            <label key={one}>
              <input type="checkbox" checked={classes.includes(one)} onChange={() => toggle(one)} />
              <span>
                <span>{one}</span>
                {NICE_CLASS_LABELS[one]?.[language]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  )
}

function codesOf(picked: readonly PickedCode[]): string[] {
  return picked.map(({ code }) => code)
}
