import type { Text } from '../../routing/feature.ts'

/** The title of the page for addresses that do not exist: of its document, and its heading. */
export const NOT_FOUND_TITLE: Text = { zh: '页面不存在', en: 'Page not found' }
