import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { ConfigProvider } from 'antd'
import { useMemo, useState } from 'react'
import { createQueryClient } from '../api/query-client.ts'
import { useAntdLocale } from '../language/antd-locale.ts'
import { antdTheme } from '../theme/antd-theme.ts'
import { useColorScheme } from '../theme/color-scheme.ts'

/** The nonce of this page: styles AntD adds must carry it under the server's content security policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Everything a page finds around itself: server state, theme, words of AntD's components, the router. */
export function AppProviders({ router }: { router: AnyRouter }) {
  const [queryClient] = useState(createQueryClient)
  const scheme = useColorScheme()
  const theme = useMemo(() => antdTheme(scheme), [scheme])
  const locale = useAntdLocale()
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={theme} csp={{ nonce }} {...(locale && { locale })}>
        <RouterProvider router={router} />
      </ConfigProvider>
    </QueryClientProvider>
  )
}
