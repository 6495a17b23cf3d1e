import {
  cutText,
  MERGE_OPTIONS,
  MAX_SHORTCUTS,
  ORDER_OPTIONS,
  SETTING_OPTIONS,
  type SearchSettings,
  type Shortcut,
} from '@gezhi/contract/client'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { failureOf } from '../../../components/failure/failure-kind.ts'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { Select } from '../../../components/select.tsx'
import { SidePanel } from '../../../components/side-panel/side-panel.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { restoreSettings, setOrder, setSettings, setShortcuts } from '../../../preferences/save-preferences.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { parseSearchState } from '../../../search-state/search-state.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import { HighlightColours } from './highlight-colours.tsx'
import styles from './settings-drawer.module.css'

/** Settings that are one of several values, in the order of the form; the exit time applies to sessions, so guests do not have it. */
const GROUPS = [
  { title: 'lists', names: ['listView', 'pageNumber', 'merge', 'patentSelect'] },
  { title: 'entries', names: ['defaultPage', 'toolType'] },
  { title: 'print', names: ['pdfName'] },
  { title: 'session', names: ['exitTime'] },
] as const
type Choice = (typeof GROUPS)[number]['names'][number]

const OPTIONS = { ...SETTING_OPTIONS, merge: MERGE_OPTIONS }

/** The search settings: each is saved on change, a guest's in the browser, a user's with the account. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const user = useSessionUser()
  const settings = usePreferences()
  const { here, isStored } = useThisSearch(settings.shortcuts)
  const reportSaving = (saving: Promise<void>) => {
    saving.then(
      () => showNotice(t('saved')),
      (error: unknown) => showNotice(failureOf(error).message ?? t('failed')),
    )
  }
  return (
    <SidePanel title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles['body']}>
        <p>{t(user === null ? 'promiseGuest' : 'promise')}</p>
        {GROUPS.filter(({ title }) => user !== null || title !== 'session').map(({ title, names }) => (
          <section key={title} className={styles['group']}>
            <h3>{t(`groups.${title}`)}</h3>
            {names
              .filter((name) => user !== null || name !== 'patentSelect')
              .map((name) => (
                <OneOf key={name} name={name} value={settings[name]} onChange={(change) => reportSaving(setSettings(change))} />
              ))}
            {title === 'lists' && user !== null && (
              <TagMarks settings={settings} onChange={(change) => reportSaving(setSettings(change))} />
            )}
            {title === 'lists' && <Order value={settings.order} onChange={(order) => reportSaving(setOrder(order))} />}
          </section>
        ))}
        <section className={styles['group']}>
          <h3>{t('groups.highlight')}</h3>
          <HighlightColours
            colours={settings.highlightColours}
            onChange={(highlightColours) => reportSaving(setSettings({ highlightColours: [...highlightColours] }))}
          />
        </section>
        <section className={styles['group']}>
          <h3>{t('shortcuts.title')}</h3>
          <Button
            disabled={here === null || settings.shortcuts.length >= MAX_SHORTCUTS}
            onClick={() => here && reportSaving(setShortcuts([...settings.shortcuts, here]))}
          >
            {t(isStored ? 'shortcuts.added' : 'shortcuts.here')}
          </Button>
        </section>
        <Button onClick={() => reportSaving(restoreSettings())}>{t('restore')}</Button>
      </div>
    </SidePanel>
  )
}

/** The current search as a shortcut; null if it already is one, or if there is no search. */
function useThisSearch(shortcuts: readonly Shortcut[]) {
  const path = useLocation({ select: ({ href }) => href })
  const { query } = parseSearchState(useKind(), useSearch({ strict: false }))
  const name = cutText(query.trim(), 30)
  const isStored = shortcuts.some((one) => one.path === path)
  return { isStored, here: isStored || name === '' || path.length > 2000 ? null : { name, path } }
}

interface OneOfProps {
  name: Choice
  value: string | number
  onChange: (change: Partial<SearchSettings>) => void
}

function OneOf({ name, value, onChange }: OneOfProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const options: readonly { value: string | number; zh: string; en: string }[] = OPTIONS[name]
  return (
    <div className={styles['setting']}>
      <span aria-hidden>{t(name)}</span>
      <Select
        label={t(name)}
        value={String(value)}
        options={options.map((one) => ({ value: String(one.value), name: one[language] }))}
        onChange={(chosen) => {
          const option = options.find((one) => String(one.value) === chosen)
          if (option) onChange({ [name]: option.value })
        }}
      />
    </div>
  )
}

/** Whether lists show tags, and how many colours are offered for them. */
function TagMarks({ settings, onChange }: { settings: SearchSettings; onChange: (change: Partial<SearchSettings>) => void }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const counts = SETTING_OPTIONS.tagMarkNumber
  return (
    <div className={styles['setting']}>
      <span aria-hidden>{t('tagMark')}</span>
      <Select
        label={t('tagMark')}
        value={settings.tagMark ? String(settings.tagMarkNumber) : 'off'}
        options={[{ value: 'off', name: t('tagMarkOff') }, ...counts.map((one) => ({ value: String(one.value), name: one[language] }))]}
        onChange={(chosen) => {
          const count = counts.find(({ value }) => String(value) === chosen)
          onChange(count === undefined ? { tagMark: false } : { tagMark: true, tagMarkNumber: count.value })
        }}
      />
    </div>
  )
}

type StoredOrder = { readonly sortField: string; readonly sortOrder: 'ASC' | 'DESC' }

function Order({ value, onChange }: { value: StoredOrder | null; onChange: (order: StoredOrder) => void }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const key = ({ sortField, sortOrder }: StoredOrder) => `${sortField} ${sortOrder}`
  return (
    <div className={styles['setting']}>
      <span aria-hidden>{t('order')}</span>
      <Select
        label={t('order')}
        value={key(value ?? ORDER_OPTIONS[0])}
        options={ORDER_OPTIONS.map((one) => ({ value: key(one), name: one[language] }))}
        onChange={(chosen) => {
          const order = ORDER_OPTIONS.find((one) => key(one) === chosen)
          if (order) onChange({ sortField: order.sortField, sortOrder: order.sortOrder })
        }}
      />
    </div>
  )
}
