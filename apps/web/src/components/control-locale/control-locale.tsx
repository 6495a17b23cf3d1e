import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { ReactNode } from 'react'
import { useLanguage } from '../../language/use-language.ts'

/** The page's language in React Aria's notation; the bundle contains the messages of these two only (control-locales.ts). */
const LOCALES = { zh: 'zh-CN', en: 'en-US' } as const

/** Wraps each control of React Aria: its messages, dates and numbers are in the page's language instead of the browser's. */
export function ControlLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={LOCALES[useLanguage()]}>{children}</I18nProvider>
}
