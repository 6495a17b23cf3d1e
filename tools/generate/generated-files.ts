import { CALLS, printRoutes } from '@gezhi/contract'
import { pythonClient, typescriptClient } from './api-clients.ts'
import { renderApiPage } from './api-page.ts'
import { COUNTRY_LABELS_FILE, countryLabelsSource } from './country-labels.ts'
import { FEATURE_LIST_FILE, featureListSource } from './feature-list.ts'
import { renderEntitlementsPage } from './entitlements-page.ts'
import { renderErrorsPage } from './errors-page.ts'
import { LOOK_ALIKE_CHARACTERS_FILE, lookAlikeCharactersSource } from './look-alike-characters.ts'
import { renderOperatingPage } from './operating-page.ts'
import { renderQueryFieldsPage } from './query-fields-page.ts'
import { renderScalingPage } from './scaling-page.ts'
import { renderSettingsPage } from './settings-page.ts'
import { SIMPLIFIED_CHARACTERS_FILE, simplifiedCharactersSource } from './simplified-characters.ts'
import { TRADITIONAL_CHARACTERS_FILE, traditionalCharactersSource } from './traditional-characters.ts'

/** A file of the tree that is written by a program: pages of docs/ from code, tables from dictionaries. */
export interface GeneratedFile {
  /** From the root. */
  readonly path: string
  readonly render: () => string | Promise<string>
}

/** Every generated file; `npm run check` compares them with the tree. */
export const GENERATED_FILES: readonly GeneratedFile[] = [
  { path: 'docs/api.md', render: renderApiPage },
  { path: 'docs/entitlements.md', render: renderEntitlementsPage },
  { path: 'docs/errors.md', render: renderErrorsPage },
  { path: 'docs/operating.md', render: renderOperatingPage },
  { path: 'docs/query-fields.md', render: renderQueryFieldsPage },
  { path: 'docs/scaling.md', render: renderScalingPage },
  { path: 'docs/settings.md', render: renderSettingsPage },
  { path: 'packages/contract/src/client/routes.ts', render: () => printRoutes(CALLS) },
  { path: 'clients/typescript/gezhi-client.ts', render: typescriptClient },
  { path: 'clients/python/gezhi_client/__init__.py', render: pythonClient },
  { path: FEATURE_LIST_FILE, render: featureListSource },
  { path: COUNTRY_LABELS_FILE, render: countryLabelsSource },
  { path: LOOK_ALIKE_CHARACTERS_FILE, render: lookAlikeCharactersSource },
  { path: SIMPLIFIED_CHARACTERS_FILE, render: simplifiedCharactersSource },
  { path: TRADITIONAL_CHARACTERS_FILE, render: traditionalCharactersSource },
]
