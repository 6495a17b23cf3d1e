import { ConfigProvider } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useColorScheme } from '../../theme/color-scheme.ts'
import { useAntdLocale } from './antd-locale.ts'
import { antdTheme } from './antd-theme.ts'

/** The nonce of this page: styles AntD adds must carry it under the server's content security policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/**
 * What AntD's components need around them: theme, words, nonce. Its base weighs 36 kB, so it is not in the shell: pages of forms and lazily
 * opened dialogs that use AntD wrap themselves in it.
 */
export function AntdFrame({ children }: { children: ReactNode }) {
  const scheme = useColorScheme()
  const theme = useMemo(() => antdTheme(scheme), [scheme])
  const locale = useAntdLocale()
  return (
    <ConfigProvider theme={theme} csp={{ nonce }} {...(locale && { locale })}>
      {children}
    </ConfigProvider>
  )
}
