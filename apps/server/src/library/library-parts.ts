import type { UserSettings } from '../accounts/settings/user-settings.ts'
import type { PatentMarks } from './marks/patent-marks.ts'
import type { SearchHistoryStore } from './search-history-store.ts'
import type { TemplateStore } from './templates/template-store.ts'

/** Services used by the calls about users' own data. */
export interface LibraryParts {
  readonly history: SearchHistoryStore
  readonly settings: UserSettings
  readonly marks: PatentMarks
  readonly templates: TemplateStore
  /** Called with the user whose settings were saved. */
  onSettings(userId: string): void
}
