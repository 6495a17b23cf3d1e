import { createContext, startTransition, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import styles from './translation-mode.module.css'

interface TranslationMode {
  /** Texts have a button that translates them. */
  readonly on: boolean
  readonly toggle: () => void
}

const ModeContext = createContext<TranslationMode>({ on: false, toggle: () => {} })

/** The language of the texts below, ISO 639-1; null where none is translated. */
export const TextLanguage = createContext<string | null>(null)

/** Lets the texts below be translated once it is switched on. */
export function Translatable({ children }: { children: ReactNode }) {
  const [on, setOn] = useState(false)
  const toggle = useCallback(() => startTransition(() => setOn((before) => !before)), [])
  const mode = useMemo(() => ({ on, toggle }), [on, toggle])
  return <ModeContext value={mode}>{children}</ModeContext>
}

/** The switch. */
export function TranslationToggle({ withLabel = false }: { withLabel?: boolean }) {
  const { t } = useTranslation('patents')
  const { on, toggle } = use(ModeContext)
  return (
    <Button
      kind="plain"
      icon={!withLabel}
      className={styles['toggle']}
      aria-pressed={on}
      aria-label={withLabel ? undefined : t('translation.toggle')}
      title={t('translation.toggle')}
      onClick={toggle}
    >
      <Icon name="translate" />
      {withLabel && t('translation.toggle')}
    </Button>
  )
}

/** The language of the texts here if they are to be translated, otherwise null. */
export function useTranslatedLanguage(): string | null {
  const { on } = use(ModeContext)
  const lang = use(TextLanguage)
  return on ? lang : null
}
