import { knownScene } from '@gezhi/contract/client'
import { readQuery } from '@gezhi/query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/button.tsx'
import { FailurePanel } from '../../../../components/failure/failure-panel.tsx'
import { Icon } from '../../../../components/icon/icon.tsx'
import { WaitingBar } from '../../../../components/waiting/waiting-bar.tsx'
import { DatabaseButton } from '../../../../components/database-picker/database-button.tsx'
import { caption, useListWords } from '../../../../kinds/kind-words.ts'
import { useKind, useKindLanguage } from '../../../../kinds/use-kind.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { chosenGrouping } from '../../../../preferences/chosen-grouping.ts'
import { useChosenDatabases } from '../../../../search-state/chosen-databases.ts'
import { ALL_DATABASES } from '../../../../search-state/databases.ts'
import { sameForm } from '../../../../search-state/same-form.ts'
import { newSearch, parseSearchState, toAddressParams } from '../../../../search-state/search-state.ts'
import { LateCodeMirror } from '../../query-editor/late-code-mirror.tsx'
import { QueryDescription } from '../../query-editor/query-description.tsx'
import { useHitCount } from '../../query-editor/use-hit-count.ts'
import { useQueryAbilities } from '../../query-editor/use-query-abilities.ts'
import { useSearchFields } from '../../query-editor/use-search-fields.ts'
import styles from './advanced-page.module.css'
import { FormGroupBox, type FormChanges } from './form-group-box.tsx'
import { OwnTemplates } from './own-templates.tsx'
import { sceneFilters, withinScene } from './scene-filters.ts'
import { addMember, changeMember, freshId } from './search-form.ts'
import { useSearchForm } from './use-search-form.ts'

/** Regions the tree of databases shows open at first (B.database.19). */
const REGIONS_OPEN = 1

/** Advanced search (B.advanced.01): conditions in rows and groups and the resulting query, kept in sync, within a scene. */
export function AdvancedPage() {
  const { t } = useTranslation('advanced')
  const language = useLanguage()
  const navigate = useNavigate()
  const { t: words } = useListWords()
  const kind = useKind()
  const kindLanguage = useKindLanguage()
  const { fields: table, advancedForm: { templates = [], scenes = {} } = {} } = kindLanguage
  const scene = knownScene(scenes, useParams({ strict: false }).scene ?? '')
  const selected = scenes[scene] ?? {}
  const chosen = useChosenDatabases()
  // Scenes with preselected databases have no database picker (G64).
  const choosesDatabases = kind.databases !== undefined && Object.keys(selected).length === 0
  const databases = choosesDatabases ? chosen : ALL_DATABASES
  const abilities = useQueryAbilities()
  const initialQuery = parseSearchState(kind, useSearch({ strict: false })).query
  const { text, form, version, errors, newRow, setText, putText, setForm } = useSearchForm(initialQuery, kindLanguage, abilities)
  const fields = useSearchFields(scene)
  const [isEmpty, setEmpty] = useState(false)
  const read = useMemo(() => readQuery(text, { fields: table, abilities }), [text, table, abilities])
  const isBlank = text.trim() === '' && errors.size === 0
  const isReadable = read.tree !== null && errors.size === 0 && read.diagnostics.every(({ severity }) => severity !== 'error')
  const number = useHitCount(isReadable ? withinScene(text, selected) : null, chosenGrouping(kind, null), databases)
  const changes: FormChanges = {
    change: (id, change) => setForm((before) => (before.id === id ? (change(before) as typeof before) : changeMember(before, id, change))),
    addRow: (group) => setForm((before) => addMember(before, group, newRow(freshId(before)))),
    addGroup: (group) =>
      setForm((before) => {
        const id = freshId(before)
        return addMember(before, group, {
          kind: 'group',
          id,
          negated: false,
          joint: 'or',
          members: [newRow(id + 1), newRow(id + 2)],
        })
      }),
  }
  const run = async () => {
    setEmpty(text.trim() === '')
    if (!isReadable) return
    const query = text.trim()
    // Back from the list, the form is as it was left.
    await navigate({ to: '.', search: sameForm(toAddressParams(newSearch(kind, { query }))) as never, replace: true })
    await navigate({
      to: kind.pages.list,
      search: toAddressParams(newSearch(kind, { query, databases, filters: sceneFilters(selected) })),
    })
  }
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('promise')}</p>
      </header>
      <SceneTabs names={Object.keys(scenes)} scene={scene} query={text} />
      {templates.length > 0 && (
        <div className={styles['templates']} role="group" aria-label={t('templates')}>
          <span>{t('templates')}</span>
          {templates.map(({ key, query }) => (
            <Button key={key} title={query[language]} onClick={() => putText(query[language])}>
              {caption(words, kind, 'templates', key)}
            </Button>
          ))}
        </div>
      )}
      <OwnTemplates query={isReadable ? text : null} onFill={putText} />
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
      >
        {fields.isPending && <WaitingBar />}
        {fields.error && <FailurePanel title={t('failed')} error={fields.error} onRetry={() => void fields.refetch()} />}
        {fields.data && form !== null && (
          <FormGroupBox
            group={form}
            number=""
            fields={fields.data}
            errors={new Map([...errors].map(([id, error]) => [id, error?.message[language] ?? t('row.unreadable')]))}
            changes={changes}
          />
        )}
        {form === null && isReadable && (
          <p className={styles['textOnly']} role="status">
            {t('textOnly')}
            <Button onClick={() => putText('')}>{t('startOver')}</Button>
          </p>
        )}
        <div className={styles['actions']}>
          <Button kind="primary" type="submit" disabled={!isReadable && !isBlank}>
            <Icon name="search" />
            {t('search')}
          </Button>
          <Button onClick={() => putText('')}>{t('clear')}</Button>
          {choosesDatabases && <DatabaseButton lastOpen={REGIONS_OPEN} />}
          {isEmpty && isBlank && (
            <span className={styles['error']} role="alert">
              {t('empty')}
            </span>
          )}
          <span role="status">{number !== null && t('count', { count: number })}</span>
        </div>
      </form>
      <section className={styles['query']} aria-labelledby="advanced-query">
        <h2 id="advanced-query">{t('query')}</h2>
        <LateCodeMirror
          className={styles['editor']}
          text={text}
          version={version}
          abilities={abilities}
          label={t('query')}
          placeholder=""
          onText={setText}
          onRun={() => void run()}
        />
        <div className={styles['description']} aria-live="polite">
          <QueryDescription text={text} read={read} onFix={putText} />
        </div>
      </section>
    </div>
  )
}

/** The scenes as links, so that each is an address; what is written goes along. */
function SceneTabs({ names, scene, query }: { names: readonly string[]; scene: string; query: string }) {
  const kind = useKind()
  const { t } = useTranslation('advanced')
  const { t: words } = useListWords()
  if (names.length === 0) return null
  const pathOf = (name: string): string => `${kind.pages.advanced}/${name}`
  return (
    <nav className={styles['scenes']} aria-label={t('scenes')}>
      {names.map((name) => (
        <Link
          key={name}
          to={pathOf(name)}
          search={toAddressParams(newSearch(kind, { query }))}
          aria-current={name === scene ? 'page' : undefined}
        >
          {caption(words, kind, 'scenes', name)}
        </Link>
      ))}
    </nav>
  )
}
