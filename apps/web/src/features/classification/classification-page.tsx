import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FilterField } from '../../components/filter-field/filter-field.tsx'
import { WithinField } from '../../components/query-check/within-field.tsx'
import { TabStrip } from '../../components/tab-strip/tab-strip.tsx'
import { ResultListLink } from '../../components/result-list-link.tsx'
import { preferences } from '../../preferences/preferences.ts'
import { useKind } from '../../kinds/use-kind.ts'
import { newSearch, parseSearchState } from '../../search-state/search-state.ts'
import { useRunMode } from '../../search-state/use-run-mode.ts'
import { BROWSED_SCHEMES, isIndustry, type BrowsedClass } from './browsed-schemes.ts'
import { classArgs, classQuery, MAX_CHOSEN, readChosenClasses, symbolsOf, toggleClass, type ChosenClasses } from './chosen-classes.ts'
import { ClassMatches } from './class-matches.tsx'
import styles from './classification-page.module.css'
import { MissingLevels } from './missing-levels.tsx'
import { useIndustryClasses } from './use-industry-classes.ts'

const ClassTree = lazy(async () => ({ default: (await import('./class-tree.tsx')).ClassTree }))

/** The classification browser: trees with counts, search by words, selection for a search or a query. */
export function ClassificationPage() {
  const { t } = useTranslation('classification')
  const runMode = useRunMode()
  const kind = useKind()
  const address = parseSearchState(kind, useSearch({ strict: false }))
  const [chosen, setChosen] = useState<ChosenClasses>(() => {
    const read = readChosenClasses(address)
    return address.mode?.name === 'class' ? read : { ...read, scheme: preferences().toolType }
  })
  const whole = useIndustryClasses(chosen)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'empty' | 'tooMany' | null>(null)
  const { scheme, classes } = chosen
  const isChosen = (code: string) => classes.has(code)
  const choose = (one: BrowsedClass) => setChosen(toggleClass(chosen, one))
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const args = classArgs(chosen)
    const found = args.codeList.length === 0 ? 'empty' : symbolsOf(whole).length > MAX_CHOSEN ? 'tooMany' : null
    setProblem(found)
    if (found !== null) return
    const mode = { name: 'class', args } as const
    void runMode(newSearch(kind, { query: chosen.within.trim(), mode }))
  }
  const query = classQuery(whole)
  return (
    <form className={styles['page']} onSubmit={search}>
      <h1>{t('title')}</h1>
      <p className={styles['quiet']}>{t('promise')}</p>
      <div className={styles['columns']}>
        <TabStrip
          label={t('schemes')}
          tabs={BROWSED_SCHEMES.map(({ key }) => ({ key, title: t(`scheme.${key}`) }))}
          active={scheme}
          onActive={(key) => setChosen({ ...chosen, scheme: key, classes: new Map() })}
        >
          {isIndustry(scheme) ? (
            <p className={styles['quiet']}>{t('industries')}</p>
          ) : (
            <FilterField
              className={styles['find']}
              label={t('find')}
              placeholder={t('findPlaceholder')}
              value={typed}
              onChange={setTyped}
            />
          )}
          {!isIndustry(scheme) && <MissingLevels scheme={scheme} />}
          {typed.trim() !== '' && !isIndustry(scheme) ? (
            <ClassMatches scheme={scheme} typed={typed} isChosen={isChosen} onChoose={choose} />
          ) : (
            <Suspense fallback={<p role="status">{t('loading')}</p>}>
              <ClassTree key={scheme} scheme={scheme} isChosen={isChosen} onChoose={choose} />
            </Suspense>
          )}
        </TabStrip>
        {(!isIndustry(scheme) || classes.size > 0) && (
          <section className={styles['chosen']} aria-label={t('chosen')}>
            <h2>{t('chosenCount', { count: classes.size })}</h2>
            {classes.size === 0 && <p className={styles['quiet']}>{t('noneChosen')}</p>}
            <ul>
              {[...classes].map(([code, codes]) => (
                <li key={code}>
                  <Button kind="plain" aria-label={t('drop', { code })} onClick={() => setChosen(toggleClass(chosen, { code, codes }))}>
                    {code} ×
                  </Button>
                </li>
              ))}
            </ul>
            {scheme !== 'LOCARNO' && (
              <label className={styles['checkbox']}>
                <input
                  type="checkbox"
                  checked={chosen.mainOnly}
                  onChange={(event) => setChosen({ ...chosen, mainOnly: event.target.checked })}
                />
                {t('mainOnly')}
              </label>
            )}
            <WithinField
              label={t('within')}
              placeholder={t('withinPlaceholder')}
              value={chosen.within}
              onChange={(within) => setChosen({ ...chosen, within })}
            />
            {problem !== null && (
              <p className={styles['error']} role="alert">
                {t(problem, { count: MAX_CHOSEN })}
              </p>
            )}
            <Button kind="primary" type="submit">
              {t('search')}
            </Button>
            {query !== '' && (
              <p className={styles['query']}>
                {t('asQuery')} <ResultListLink query={query}>{query}</ResultListLink>
              </p>
            )}
          </section>
        )}
      </div>
    </form>
  )
}
