import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts.ts'
import { isSuggestable } from '../../../components/suggestions/suggestable.ts'
import { useSuggestions } from '../../../components/suggestions/use-suggestions.ts'
import { LateBatchDialog, useBatchOpener } from '../../../components/batch-search/batch-opener.tsx'
import { FIRST_KIND, KINDS } from '../../../kinds/kinds.ts'
import { KindContext } from '../../../kinds/use-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type { Start } from '../use-start-search.ts'
import { BoxTools } from './box-tools.tsx'
import { queryProblem, type QueryProblem } from './query-problem.ts'
import { panelOptions, queryOf, stepOption, suggestionOptions, type PanelOption } from './panel-options.ts'
import { SearchPanel } from './search-panel.tsx'
import { withType, type Typed } from './search-types.ts'
import { ExpansionChips } from './expansion-chips.tsx'
import { useExpansion } from './use-expansion.ts'
import { useSmartExpansion } from './smart-expansion.ts'
import styles from './search-box.module.css'
import { SuggestionPanel } from './suggestion-panel.tsx'
import { TypeSwitch } from './type-switch.tsx'
import { useBoxHistory } from './use-box-history.ts'
import { useOwnCommands } from './use-own-commands.ts'
import { useFieldCommands } from './use-field-commands.ts'
import { useOpenHistorySearch } from './use-open-history-search.ts'
import { useOpenHistory } from './use-open-history.ts'
import { useOwnSearches } from './use-own-searches.ts'
import { isTranslatable, useTranslationOf } from './use-translation-of.ts'

/** ms after which the box is focused once a text was inserted (B.search-box.37). */
const FOCUS_AFTER = 10

interface SearchBoxProps {
  readonly onSearch: (query: string, how: Start) => void
}

/** The one box of home, for one kind of record at a time. On focus, while it is empty, it shows own searches and field commands (G02); Enter or the button searches. */
export function SearchBox({ onSearch }: SearchBoxProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [{ type, query }, setTyped] = useState<Typed>({ type: FIRST_KIND.name, query: '' })
  const kind = KINDS.find(({ name }) => name === type) ?? FIRST_KIND
  const { box } = kind
  const setQuery = (text: string) => setTyped((before) => ({ ...before, query: text }))
  const [problem, setProblem] = useState<QueryProblem | null>(null)
  const [opened, setOpened] = useState(false)
  /** The list at the first arrow key: later changes must not affect what Enter selects. */
  const [walked, setWalked] = useState<{ readonly options: readonly PanelOption[]; readonly active: number | null } | null>(null)
  const [expands, setExpands] = useSmartExpansion()
  const commands = useFieldCommands(kind, opened && query === '')
  const history = useBoxHistory(kind, opened && query === '')
  const openHistory = useOpenHistory()
  const openHistorySearch = useOpenHistorySearch(kind)
  const [batch, setBatch] = useState(false)
  const openBatch = useBatchOpener(() => setBatch(true))
  const suggestions = useSuggestions(kind, query)
  const own = useOwnSearches(kind, opened && isSuggestable(query) ? query : '')
  const expansion = useExpansion(query, expands && box.tools.includes('expansion'))
  const ownCommands = useOwnCommands(kind, opened ? query : '')
  const offered =
    query === ''
      ? panelOptions(kind.storesHistory ? history : null, commands)
      : [...panelOptions(null, ownCommands), ...suggestionOptions(suggestions, query, own)]
  const { options, active } = walked ?? { options: offered, active: null }
  const open = opened && (query === '' || options.length > 0)
  useShortcuts({ '/': () => input.current?.focus() })

  const close = () => {
    setOpened(false)
    setWalked(null)
  }
  const write = (text: string) => {
    setQuery(text)
    translation.reset()
    setProblem(null)
    setOpened(true)
    setWalked(null)
  }
  const translation = useTranslationOf((text) => {
    setQuery(text)
    setTimeout(() => input.current?.focus(), FOCUS_AFTER)
  })
  const search = (text: string) => {
    translation.reset()
    const found = queryProblem(text)
    setProblem(found)
    close()
    if (found) input.current?.focus()
    else
      onSearch(text.trim(), {
        expands: expands && box.tools.includes('expansion'),
        expansion: expansion.text === text.trim() ? expansion.words : null,
        kind,
      })
  }
  const choose = (option: PanelOption) => {
    if (option.kind === 'moreHistory') return openHistory()
    if (option.kind === 'history') return openHistorySearch(option.search)
    const chosen = queryOf(option, box.companyField)
    if (chosen !== null) {
      setQuery(chosen)
      search(chosen)
    } else if (option.kind === 'command') {
      // The caret can only be set in a text that is already rendered.
      flushSync(() => write(option.command.text))
      input.current?.setSelectionRange(option.command.caret, option.command.caret)
    }
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    const option = open && active !== null ? options[active] : undefined
    if (event.key === 'Escape') close()
    else if (step !== null && options.length > 0) {
      setOpened(true)
      setWalked({ options, active: stepOption(active, step, options.length) })
    } else if (event.key === 'Enter' && option && !event.nativeEvent.isComposing) choose(option)
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\r\n]/.test(text)) return
    // A one-line box would join the last word of a line with the first of the next.
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    write(value.slice(0, selectionStart ?? 0) + text.trim().replace(/\s*[\r\n]+\s*/g, ' ') + value.slice(selectionEnd ?? value.length))
  }

  return (
    <KindContext value={kind}>
      <form
        role="search"
        className={styles['box']}
        onSubmit={(event) => {
          event.preventDefault()
          search(query)
        }}
      >
        <div className={styles['card']} data-wrong={problem !== null || undefined}>
          <div className={styles['line']}>
            <TypeSwitch kind={kind} onType={(next) => setTyped((before) => withType(before, next))} />
            <input
              ref={input}
              className={styles['input']}
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              spellCheck={false}
              role="combobox"
              aria-label={t('query')}
              aria-expanded={open}
              aria-controls={`${id}-panel`}
              aria-autocomplete="list"
              aria-activedescendant={open && active !== null ? `${id}-panel-${active}` : undefined}
              aria-invalid={problem !== null}
              aria-describedby={problem ? `${id}-problem` : undefined}
              placeholder={box.placeholder[language]}
              value={query}
              onChange={(event) => write(event.target.value)}
              onFocus={() => setOpened(true)}
              onBlur={close}
              onClick={() => setOpened(true)}
              onKeyDown={press}
              onPaste={paste}
            />
            <button type="submit" className={styles['search']}>
              {t('search')}
            </button>
          </div>
          <ExpansionChips words={expansion.words} remove={expansion.remove} />
          <BoxTools
            kind={kind}
            onTranslate={isTranslatable(query) && !translation.isPending ? () => translation.mutate(query) : null}
            onBatch={openBatch}
            expands={expands}
            onExpands={setExpands}
          />
        </div>
        {translation.error && (
          <p role="alert" className={styles['problem']}>
            {translation.error.message}
          </p>
        )}
        {problem && (
          <p id={`${id}-problem`} role="alert" className={styles['problem']}>
            {t(`problems.${problem}`)}
          </p>
        )}
        {open && query === '' && <SearchPanel id={`${id}-panel`} options={options} active={active} onChoose={choose} />}
        {open && query !== '' && <SuggestionPanel id={`${id}-panel`} options={options} active={active} onChoose={choose} />}
      </form>
      <LateBatchDialog open={batch} onClose={() => setBatch(false)} />
    </KindContext>
  )
}
