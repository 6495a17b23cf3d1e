import { VALUATION_GROUPS, VALUATION_LEVELS, type ValuationFormula, type ValuationGroupName, type ValuationScoreName } from '@gezhi/records'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { StateTag } from '../frame/state-tag.tsx'
import { draftOf, issuesOf, readDraft, type DraftFactor, type RulesDraft } from './rules-draft.ts'
import { RulesPreview } from './rules-preview.tsx'
import pageStyles from '../frame/console-page.module.css'
import styles from './rules.module.css'
import { ScoreRules } from './score-rules.tsx'

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }))

/** The rules of a version as a table of fields: levels, then the facts of each score; preview and publication. */
export function RulesEditor({ rules, current }: { rules: ValuationFormula; current: ValuationFormula }) {
  const { t } = useTranslation('valuationRules')
  const language = useLanguage()
  const navigate = useNavigate()
  const begin = useMemo(() => draftOf(rules), [rules])
  const [draft, setDraft] = useState<RulesDraft>(begin)
  const [publishing, setPublishing] = useState(false)
  const isPublished = useRef(false)
  const isChanged = draft !== begin
  // A name that is valid: the new one is chosen when they are published.
  const { formula, issues } = useMemo(() => readDraft(draft, rules.version), [draft, rules.version])
  useBlocker({ shouldBlockFn: () => isChanged && !isPublished.current && !confirm(t('leave')), enableBeforeUnload: isChanged })
  const changeScore = (name: ValuationScoreName, factors: readonly DraftFactor[]) =>
    setDraft({ ...draft, scores: { ...draft.scores, [name]: factors } })
  return (
    <>
      <header className={pageStyles['bar']}>
        <h1>{t('title', { version: rules.version })}</h1>
        {rules.version === current.version && <StateTag kind="good">{t('current')}</StateTag>}
        <p role="status" className={styles['invalid']}>
          {issues.length > 0 && t('issues', { count: issues.length })}
        </p>
        <Button disabled={!isChanged} onClick={() => setDraft(begin)}>
          {t('undo')}
        </Button>
        <Button
          kind="primary"
          disabled={issues.length > 0 || (!isChanged && rules.version === current.version)}
          onClick={() => setPublishing(true)}
        >
          {t('publishAs')}
        </Button>
      </header>
      <fieldset className={styles['levels']}>
        <legend>{t('levels')}</legend>
        {VALUATION_LEVELS.map((level) => (
          <LevelField
            key={level}
            level={level}
            value={draft.levels[level]}
            issue={issuesOf(issues, ['levels', level], { below: true })[0]?.[language]}
            onValue={(value) => setDraft({ ...draft, levels: { ...draft.levels, [level]: value } })}
          />
        ))}
      </fieldset>
      <p className={styles['hint']}>{t('stepsHint')}</p>
      {(Object.keys(VALUATION_GROUPS) as ValuationGroupName[]).map((group) => (
        <section key={group} className={styles['group']}>
          <h2>{VALUATION_GROUPS[group].label[language]}</h2>
          {Object.entries<{ label: { zh: string; en: string }; max: number }>(VALUATION_GROUPS[group].scores).map(([name, score]) => (
            <ScoreRules
              key={name}
              label={score.label[language]}
              max={score.max}
              name={name as ValuationScoreName}
              factors={draft.scores[name as ValuationScoreName]}
              read={formula.scores[name as ValuationScoreName]}
              issues={issues}
              onFactors={(factors) => changeScore(name as ValuationScoreName, factors)}
            />
          ))}
        </section>
      ))}
      <RulesPreview formula={formula} isValid={issues.length === 0} />
      <Suspense>
        {publishing && (
          <PublishDialog
            title={t('publishAs')}
            formula={formula}
            current={current}
            onDone={() => {
              isPublished.current = true
              void navigate({ to: '/ops/valuation' })
            }}
            onClose={() => setPublishing(false)}
          />
        )}
      </Suspense>
    </>
  )
}

interface LevelFieldProps {
  readonly level: string
  readonly value: string
  readonly issue: string | undefined
  readonly onValue: (value: string) => void
}

function LevelField({ level, value, issue, onValue }: LevelFieldProps) {
  const { t } = useTranslation('valuationRules')
  return (
    <label>
      {t('levelFrom', { level })}
      <input
        className="gz-input"
        inputMode="decimal"
        maxLength={6}
        value={value}
        aria-invalid={issue !== undefined}
        onChange={({ target }) => onValue(target.value)}
      />
      {issue !== undefined && <small role="alert">{issue}</small>}
    </label>
  )
}
