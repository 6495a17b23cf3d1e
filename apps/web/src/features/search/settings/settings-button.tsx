import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { loadNamespaces } from '../../../language/i18n.ts'

const SettingsDrawer = lazy(async () => {
  const [chunk] = await Promise.all([import('./settings-drawer.tsx'), loadNamespaces(['settings'])])
  return { default: chunk.SettingsDrawer }
})

/** Opens the search settings. */
export function SettingsButton() {
  const { t } = useTranslation('search')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon aria-label={t('settings')} title={t('settings')} onClick={() => setOpen(true)}>
        <Icon name="settings" />
      </Button>
      {open && (
        <Suspense fallback={<WaitingBar />}>
          <SettingsDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
