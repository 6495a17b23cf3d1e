import { renderApiPage } from './api-page.ts'
import { renderErrorsPage } from './errors-page.ts'
import { renderSettingsPage } from './settings-page.ts'

/** A page of docs/ that is written from code. */
export interface GeneratedPage {
  /** From the root. */
  readonly path: string
  readonly render: () => string | Promise<string>
}

/** Every generated page; `npm run check` compares them with the tree. */
export const GENERATED_PAGES: readonly GeneratedPage[] = [
  { path: 'docs/api.md', render: renderApiPage },
  { path: 'docs/errors.md', render: renderErrorsPage },
  { path: 'docs/settings.md', render: renderSettingsPage },
]
