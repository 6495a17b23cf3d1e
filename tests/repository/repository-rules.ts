import type { RepositoryRule } from './repository-rule.ts'
import { ARROW_RULES } from './rules/arrows.ts'
import { CATALOGUE_RULES } from './rules/catalogues.ts'
import { DOCUMENT_RULES } from './rules/documents.ts'
import { DOMAIN_RULES } from './rules/domains.ts'
import { LOCK_FILE_RULES } from './rules/lock-file.ts'
import { MANIFEST_RULES } from './rules/manifests.ts'
import { FILE_RULES } from './rules/files.ts'
import { FOLDER_RULES } from './rules/folders.ts'
import { RECORD_KIND_RULES } from './rules/record-kinds.ts'
import { REQUIREMENT_RULES } from './rules/requirements.ts'
import { RETIRED_NAME_RULES } from './rules/retired-names.ts'
import { SECURITY_RULES } from './rules/security.ts'

/** Every repository rule that can be checked automatically. Rules about a single file are in .oxlintrc.json. */
export const REPOSITORY_RULES: readonly RepositoryRule[] = [
  ...ARROW_RULES,
  ...CATALOGUE_RULES,
  ...DOCUMENT_RULES,
  ...DOMAIN_RULES,
  ...MANIFEST_RULES,
  ...LOCK_FILE_RULES,
  ...FILE_RULES,
  ...FOLDER_RULES,
  ...RECORD_KIND_RULES,
  ...REQUIREMENT_RULES,
  ...RETIRED_NAME_RULES,
  ...SECURITY_RULES,
]
