import type { Plugin } from 'vite'

/** Languages of the app as React Aria names its messages. */
const SHIPPED = new Set(['en-US', 'zh-CN'])

const MESSAGES = /\/(?:react-aria|react-stately|@internationalized\/[a-z-]+)\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/

/**
 * Leaves the messages of React Aria out of the bundle in all languages but Chinese and English: its modules import some thirty of them by
 * name (130 kB with the date range). A language that is missing falls back to English.
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
