import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { useStartSearch } from '../../features/home/use-start-search.ts'
import { chooseLanguage } from '../../language/i18n.ts'
import { FIRST_KIND, KINDS } from '../../kinds/kinds.ts'
import { useLanguage } from '../../language/use-language.ts'
import { chooseColorScheme, useColorScheme } from '../../theme/color-scheme.ts'
import { changeLanguageSegment } from '../language-rewrite.ts'
import { paletteEntries, type PaletteCommand, type PaletteEntry } from './palette-entries.ts'
import { showDrawer } from '../shell/drawer.ts'
import styles from './palette.module.css'
import { usePaletteSources } from './use-palette-sources.ts'
import { useRunStrategy } from './use-run-strategy.ts'

/** Navigates by typing: a patent's number, a search, an earlier one, a page, a setting. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const run = useRunEntry()
  useKindLanguages()
  const entries = paletteEntries(typed, usePaletteSources())
  const choose = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return
    onClose()
    run(entry)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setActive((active + step + entries.length) % Math.max(entries.length, 1))
    else if (event.key === 'Enter') choose(entries[active])
    else return
    event.preventDefault()
  }
  return (
    <Dialog closesOutside onClose={onClose} className={styles['palette']} aria-label={t('palette.title')}>
      <input
        className={styles['input']}
        role="combobox"
        aria-label={t('palette.placeholder')}
        aria-expanded
        aria-controls="palette-entries"
        aria-activedescendant={entries.length > 0 ? `palette-${active}` : undefined}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={press}
      />
      <div id="palette-entries" role="listbox" aria-label={t('palette.title')} className={styles['entries']}>
        {entries.map((entry, index) => (
          <Entry key={keyOf(entry)} entry={entry} id={`palette-${index}`} active={index === active} onChoose={() => choose(entry)} />
        ))}
      </div>
    </Dialog>
  )
}

/** Loads the languages of all kinds, which recognise numbers, and renders again when they are loaded. */
function useKindLanguages(): void {
  const [, setLoaded] = useState(false)
  useEffect(() => {
    void Promise.allSettled(KINDS.map(({ language }) => language.load())).then(() => setLoaded(true))
  }, [])
}

function Entry({ entry, id, active, onChoose }: { entry: PaletteEntry; id: string; active: boolean; onChoose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // The keyboard selects in the box, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div ref={line} id={id} role="option" aria-selected={active} tabIndex={-1} className={styles['entry']} onClick={onChoose}>
      <span className={styles['kind']}>
        {'of' in entry ? t(`palette.${entry.kind}`, { kind: entry.of.label[language] }) : t(`palette.${entry.kind}`)}
      </span>
      <span className={styles['name']}>{nameOf(entry)}</span>
    </div>
  )
}

function nameOf(entry: PaletteEntry): string {
  switch (entry.kind) {
    case 'record':
      return entry.number
    case 'search':
    case 'recent':
      return entry.query
    case 'strategy':
      return entry.strategy.title
    case 'page':
    case 'command':
      return entry.name
  }
}

function keyOf(entry: PaletteEntry): string {
  return `${entry.kind} ${'of' in entry ? entry.of.name : ''} ${nameOf(entry)}`
}

function useRunEntry(): (entry: PaletteEntry) => void {
  const navigate = useNavigate()
  const startSearch = useStartSearch()
  const runStrategy = useRunStrategy()
  const dark = useColorScheme() === 'dark'
  const other = useLanguage() === 'zh' ? 'en' : 'zh'
  const commands: Record<PaletteCommand, () => void> = {
    theme: () => chooseColorScheme(dark ? 'light' : 'dark'),
    language: () => void chooseLanguage(other).then(() => changeLanguageSegment(other)),
    help: () => showDrawer('help'),
    shortcuts: () => showDrawer('shortcuts'),
  }
  return (entry) => {
    switch (entry.kind) {
      case 'command':
        return commands[entry.command]()
      case 'page':
        return void navigate({ to: entry.page.to, search: entry.page.search as never })
      case 'record':
        return startSearch(entry.number, { kind: entry.of })
      case 'strategy':
        return void runStrategy(entry.strategy)
      case 'search':
        return void navigate({ to: entry.of.pages.list, search: { q: entry.query } as never })
      case 'recent':
        return void navigate({ to: FIRST_KIND.pages.list, search: { q: entry.query } as never })
    }
  }
}
