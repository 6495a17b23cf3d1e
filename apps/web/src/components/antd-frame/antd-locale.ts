import type { Language } from '@gezhi/contract/client'
import type { ConfigProviderProps } from 'antd'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../language/use-language.ts'

export type AntdLocale = NonNullable<ConfigProviderProps['locale']>

const LOCALES: Readonly<Record<Language, () => Promise<unknown>>> = {
  zh: () => import('antd/es/locale/zh_CN.js'),
  en: () => import('antd/es/locale/en_US.js'),
}

/** The words of AntD's components in the language on the screen; null until they are fetched, AntD then speaks English. */
export function useAntdLocale(): AntdLocale | null {
  const language = useLanguage()
  const [locale, setLocale] = useState<AntdLocale | null>(null)
  useEffect(() => {
    let wanted = true
    void LOCALES[language]().then((module) => {
      // TypeScript takes antd/es for CommonJS, so it does not know its default export.
      if (wanted) setLocale((module as { default: AntdLocale }).default)
    })
    return () => {
      wanted = false
    }
  }, [language])
  return locale
}
