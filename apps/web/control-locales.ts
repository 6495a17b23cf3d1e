import type { Plugin } from 'vite'

/** Languages of the app as React Aria names its messages. */
const SHIPPED = new Set(['en-US', 'zh-CN'])

const MESSAGES = /\/(?:react-aria|react-stately|@internationalized\/[a-z-]+)\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/

/**
 * Removes the messages of React Aria except Chinese and English from the bundle: its modules import about thirty languages by name (130
 * kB with the date range). A missing language falls back to English.
 */
export function controlLocales(): Plugin {
  return {
    name: 'control-locales',
    enforce: 'pre',
    load(id) {
      const locale = MESSAGES.exec(id.split('?')[0] ?? id)?.[1]
      return locale === undefined || SHIPPED.has(locale) ? undefined : { code: 'export default undefined', moduleSideEffects: false }
    },
  }
}
