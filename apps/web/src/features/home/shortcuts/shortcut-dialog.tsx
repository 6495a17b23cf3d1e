import { MAX_SHORTCUTS, SETTING_OPTIONS, type Shortcut } from '@gezhi/contract/client'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { failureOf } from '../../../components/failure/failure-kind.ts'
import { useForm } from '../../../components/form/use-form.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { setShortcuts } from '../../../preferences/save-preferences.ts'
import styles from './shortcut-dialog.module.css'
import { pathOfAddress } from './path-of-address.ts'

/** The choice of another address. */
const OTHER = 'other'

/** Adds, moves and removes the shortcuts on the home page; every change takes effect at once. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings')
  const { shortcuts } = usePreferences()
  const save = (list: readonly Shortcut[]) => {
    setShortcuts(list).catch((error: unknown) => showNotice(failureOf(error).message ?? t('failed')))
  }
  return (
    <Modal title={t('shortcuts.title')} close={t('shortcuts.close')} width={560} onClose={onClose}>
      <div className={styles['body']}>
        <ul className={styles['list']}>
          {shortcuts.map((one, index) => (
            <li key={`${one.name} ${one.path}`}>
              <strong>{one.name}</strong>
              <span title={one.path}>{one.path}</span>
              <Button
                kind="plain"
                icon
                disabled={index === 0}
                aria-label={t('shortcuts.forward', { name: one.name })}
                title={t('shortcuts.forward', { name: one.name })}
                onClick={() => save(shortcuts.toSpliced(index, 1).toSpliced(index - 1, 0, one))}
              >
                <Icon name="up" size={14} />
              </Button>
              <Button
                kind="plain"
                icon
                aria-label={t('shortcuts.remove', { name: one.name })}
                title={t('shortcuts.remove', { name: one.name })}
                onClick={() => save(shortcuts.toSpliced(index, 1))}
              >
                <Icon name="close" size={14} />
              </Button>
            </li>
          ))}
        </ul>
        {shortcuts.length >= MAX_SHORTCUTS ? (
          <p>{t('shortcuts.full', { count: MAX_SHORTCUTS })}</p>
        ) : (
          <NewShortcut taken={shortcuts} onAdd={(one) => save([...shortcuts, one])} />
        )}
      </div>
    </Modal>
  )
}

/** Errors depend on all three fields and are displayed once below them. */
const CHECKS = { page: [], address: [], name: [] }

function NewShortcut({ taken, onAdd }: { taken: readonly Shortcut[]; onAdd: (shortcut: Shortcut) => void }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const pages = SETTING_OPTIONS.defaultPage
  const form = useForm({ page: pages[2].value, address: '', name: '' }, CHECKS)
  const { page, address, name } = form.values
  const add = () => {
    const path = page === OTHER ? pathOfAddress(address, location.origin) : page
    const title = name.trim() || (pages.find(({ value }) => value === page)?.[language] ?? '')
    if (path === null) return form.setMessage('address', t('shortcuts.problems.address'))
    if (title === '') return form.setMessage('name', t('shortcuts.problems.name'))
    if (taken.some((one) => one.name === title && one.path === path)) return form.setMessage('name', t('shortcuts.problems.taken'))
    onAdd({ name: title, path })
    form.setValue('name', '')
    form.setValue('address', '')
  }
  const fields = { address: form.field('address'), name: form.field('name') }
  const error = fields.address.error ?? fields.name.error
  const id = useId()
  return (
    <form className={styles['new']} {...form.submit(add)} aria-label={t('shortcuts.add')}>
      <Select
        label={t('shortcuts.page')}
        value={page}
        options={[
          ...pages.map((one) => ({ value: one.value as string, name: one[language] })),
          { value: OTHER, name: t('shortcuts.other') },
        ]}
        onChange={(value) => form.setValue('page', value)}
      />
      {page === OTHER && (
        <input
          className="gz-input"
          value={address}
          aria-label={t('shortcuts.address')}
          placeholder={t('shortcuts.addressHint')}
          aria-invalid={fields.address.error !== null}
          aria-describedby={id}
          onChange={(event) => fields.address.onValue(event.target.value)}
        />
      )}
      <input
        className="gz-input"
        value={name}
        maxLength={30}
        aria-label={t('shortcuts.name')}
        placeholder={t('shortcuts.name')}
        aria-invalid={fields.name.error !== null}
        aria-describedby={id}
        onChange={(event) => fields.name.onValue(event.target.value)}
      />
      <Button kind="primary" type="submit">
        {t('shortcuts.add')}
      </Button>
      {error !== null && 'message' in error && (
        <p id={id} className={styles['error']} role="alert">
          {error.message}
        </p>
      )}
    </form>
  )
}
