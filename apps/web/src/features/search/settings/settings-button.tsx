import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useSessionUser } from '../../../session/session-store.ts'

const SettingsDrawer = lazy(async () => ({ default: (await import('./settings-drawer.tsx')).SettingsDrawer }))

/** Opens the search settings; only whoever is signed in has some. */
export function SettingsButton({ className }: { className: string }) {
  const { t } = useTranslation('search')
  const user = useSessionUser()
  const [open, setOpen] = useState(false)
  if (user === null) return null
  return (
    <>
      <Button icon className={className} aria-label={t('settings.title')} title={t('settings.title')} onClick={() => setOpen(true)}>
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
