import type { SearchField } from '@gezhi/contract/client'
import { prettyPrintQuery, resolveQuery } from '@gezhi/query'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/button.tsx'
import { Icon } from '../../../../components/icon/icon.tsx'
import { SaveStrategyButton } from '../../../../components/strategy-dialog/save-strategy-button.tsx'
import { DatabaseButton } from '../../../../components/database-picker/database-button.tsx'
import { useKind, useKindLanguage } from '../../../../kinds/use-kind.ts'
import { useQueryFields } from '../../../../kinds/use-query-fields.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { chosenDatabases } from '../../../../search-state/chosen-databases.ts'
import { ALL_DATABASES } from '../../../../search-state/databases.ts'
import { storedSearch } from '../../../../search-state/saved/saved-search.ts'
import { newSearch, parseSearchState } from '../../../../search-state/search-state.ts'
import { useSavedStrategies } from '../../../../search-state/strategies/use-saved-strategies.ts'
import { useRunMode } from '../../../../search-state/use-run-mode.ts'
import type { EditorHandle } from '../../query-editor/code-mirror.tsx'
import { FieldList } from '../../query-editor/field-list.tsx'
import { fieldTemplate } from '../../query-editor/fields-by-group.ts'
import { LateCodeMirror } from '../../query-editor/late-code-mirror.tsx'
import { useQueryAbilities } from '../../query-editor/use-query-abilities.ts'
import styles from './command-page.module.css'
import { CommandSummary } from './command-summary.tsx'
import { HistoryLines } from './history-lines.tsx'
import { OperatorRow } from './operator-row.tsx'
import { replaceLines } from './replace-lines.ts'
import { StrategyLines } from './strategy-lines.tsx'
import { useHistoryLines } from './use-history-lines.ts'

/** Regions the tree of databases shows open at first. */
const REGIONS_OPEN = 1

/**
 * Command search (B.search-modes.09): the query language in a large editor, checked while typing, counted clause by clause before it is
 * run, and converted from and to other systems.
 */
export function CommandPage() {
  const { t } = useTranslation('command')
  const { t: tSearch } = useTranslation('search')
  const language = useLanguage()
  const runMode = useRunMode()
  const kind = useKind()
  const initialQuery = parseSearchState(kind, useSearch({ strict: false })).query
  const [text, setText] = useState(initialQuery)
  const [version, setVersion] = useState(0)
  const [isEmpty, setEmpty] = useState(false)
  const editor = useRef<EditorHandle>(null)
  // A press before the editor's code is loaded is inserted afterwards.
  const waiting = useRef<Parameters<EditorHandle['insert']>[]>([])
  const holdEditor = useCallback((handle: EditorHandle | null) => {
    editor.current = handle
    if (handle) for (const insertion of waiting.current.splice(0)) handle.insert(...insertion)
  }, [])
  const { commandExample } = useKindLanguage()
  const known = useQueryAbilities()
  const strategies = useSavedStrategies()
  const abilities = useMemo(
    () => ({ ...known, history: kind.storesHistory === true, ...(strategies !== undefined && { strategies }) }),
    [known, kind, strategies],
  )
  // Typed text is displayed at once; its analysis follows when the browser is idle.
  const late = useDeferredValue(text)
  const fields = useQueryFields(late)
  const { trees, ...history } = useHistoryLines(late)
  const read = useCallback(
    (written: string) => resolveQuery(written, { fields, abilities, line: (line) => trees.get(line) }),
    [fields, abilities, trees],
  )
  const command = useMemo(() => read(late), [read, late])
  const put = useCallback((next: string) => {
    setText(next)
    setVersion((before) => before + 1)
  }, [])
  const insert = useCallback((added: string, back = 0) => {
    if (editor.current) editor.current.insert(added, back)
    else waiting.current.push([added, back])
  }, [])
  const insertField = useCallback(
    (field: SearchField) => {
      const { text: added, back } = fieldTemplate(field)
      insert(added, back)
    },
    [insert],
  )
  const searchOf = (query: string) => {
    const databases = kind.databases ? chosenDatabases() : ALL_DATABASES
    return newSearch(kind, { query, databases, mode: kind.modes['command'] ? { name: 'command', args: {} } : null })
  }
  const run = () => {
    setEmpty(text.trim() === '')
    const { query } = text === late ? command : read(text)
    if (query !== null) void runMode(searchOf(query))
  }
  /** A strategy keeps its references to others, but numbers of the history are replaced, because the history is not permanent. */
  const saved = () => {
    const withoutLines = read(text).query === null ? null : replaceLines(text, fields, trees)
    if (withoutLines === null) return null
    const search = searchOf(withoutLines)
    return storedSearch(search, search)
  }
  const format = () => {
    const { tree } = read(text).read
    if (tree) put(prettyPrintQuery(tree))
  }
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('promise')}</p>
      </header>
      <div className={styles['main']}>
        <OperatorRow onOperator={insert} />
        <LateCodeMirror
          ref={holdEditor}
          className={styles['editor']}
          text={text}
          version={version}
          abilities={abilities}
          label={t('editor')}
          placeholder={commandExample?.[language] ?? t('placeholder')}
          onText={setText}
          onRun={run}
        />
        <div className={styles['actions']}>
          <Button kind="primary" disabled={command.query === null && text.trim() !== ''} onClick={run}>
            <Icon name="search" />
            {t('search')}
          </Button>
          <Button disabled={command.query === null} onClick={format}>
            {t('format')}
          </Button>
          {kind.storesHistory && (
            <SaveStrategyButton label={t('strategies.save')} search={saved} number={null} disabled={command.query === null} />
          )}
          {kind.databases && <DatabaseButton lastOpen={REGIONS_OPEN} />}
          <span className={styles['length']}>{tSearch('editor.length', { length: text.length })}</span>
        </div>
        {isEmpty && text.trim() === '' && (
          <p className={styles['error']} role="alert">
            {tSearch('box.empty')}
          </p>
        )}
        <CommandSummary text={late} command={command} isWaiting={history.isWaiting} onText={put} />
        {kind.storesHistory && (
          <HistoryLines
            lines={history.lines}
            isOfBrowser={history.isOfBrowser}
            failed={history.error !== null}
            onLine={(line) => insert(`#${line} `)}
          />
        )}
        {typeof strategies === 'object' && strategies.list.length > 0 && (
          <StrategyLines strategies={strategies.list} onReference={(reference) => insert(`${reference} `)} />
        )}
      </div>
      <aside>
        <FieldList onField={insertField} />
      </aside>
    </div>
  )
}
